import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCALES} from '../../src/languages';

const ROOT = path.resolve(__dirname, '../..');
/**
 * Code, settings and the folder of the pages that belong to the copy. The reference, the other pages and the contracts
 * that they show would only take time.
 */
const COPIED =
  /^(?:src(?!\/snippets\/.*\.sol$)|scripts|static\/img|openrpc\/i18n|packages|tests\/(?:support|baselines|e2e|content))\/|^docs\/(?:overview\/|index\.mdx|tags\.yml)|^blog\/tags\.yml|^i18n\/\w+\/(?:code\.json|docusaurus-theme-classic\/|docusaurus-plugin-content-pages\/|docusaurus-plugin-content-blog\/(?:options\.json|tags\.yml)|docusaurus-plugin-content-docs\/current(?:\.json$|\/(?:overview\/|tags\.yml|index\.mdx)))|^[^/]+$/;
const TABLE = 'src/languages/index.ts';
/** The steps in CONTRIBUTING.md: the row of the table, and the commands that copy files. */
const STEPS =
  /^## Add a language[^]*?(?=^## )/m
    .exec(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'))?.[0]
    .replace(/^ {3}/gm, '') ?? '';
const ROW = /```ts title="src\/languages\/index\.ts"\n([^]*?)```/.exec(STEPS)?.[1] ?? '';
const COPY_COMMANDS = /```sh\n(mkdir [^]*?)^npm run/m.exec(STEPS)?.[1] ?? '';

let copy = '';
const inCopy = (file: string): string => path.join(copy, file);
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(inCopy(file), change(readFileSync(inCopy(file), 'utf8')));

/** Runs a program of the copy. */
function run(...args: string[]): Promise<string[]> {
  // The copy has its own cache (scripts/check/engine/cacheFolder.ts).
  const {CHECK_CACHE: _, ...env} = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      {cwd: copy, env: {...env, FORCE_COLOR: '0'}, maxBuffer: 2 ** 26},
      (_, stdout, stderr) => resolve(`${stdout}\n${stderr}`.split('\n')),
    );
  });
}
const check = (part: string): Promise<string[]> => run('scripts/check.mjs', '--only', part);
const translations = (...words: string[]): Promise<string[]> =>
  run('node_modules/tsx/dist/cli.mjs', 'scripts/translations.ts', ...words);
const filesOf = (lines: readonly string[], pattern: RegExp): string[] => [
  ...new Set(lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])),
];

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'add-language-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\0');
  for (const file of files)
    if (COPIED.test(file) && existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), inCopy(file));
  mkdirSync(inCopy('node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!/^\.(?:cache|vite)/.test(name))
      symlinkSync(path.join(ROOT, 'node_modules', name), inCopy(`node_modules/${name}`));
}, 120_000);
afterAll(() => rmSync(copy, {recursive: true, force: true}), 120_000);

describe('the steps of CONTRIBUTING.md, "Add a language", with French', {timeout: 300_000}, () => {
  it('1. a row in the table is enough for the configuration of Docusaurus', async () => {
    expect(ROW).toMatch(/^fr: \{/);
    edit(TABLE, (text) => text.replace('} as const satisfies', `${ROW}} as const satisfies`));
    const lines = await run(
      '-e',
      "require('@docusaurus/core/lib/server/config.js').loadSiteConfig({siteDir: process.cwd()}).then(({siteConfig: {i18n}}) => console.log(JSON.stringify(i18n)))",
    );
    const {locales, localeConfigs} = JSON.parse(lines.find((line) => line.startsWith('{'))!) as {
      locales: string[];
      localeConfigs: Record<string, object>;
    };
    expect(locales).toEqual([...LOCALES, 'fr']);
    expect(localeConfigs.fr).toMatchObject({label: 'Français', htmlLang: 'fr', path: 'fr'});
  });

  it('2. the types name every table in the code that lacks the language', async () => {
    const lines = await check('types');
    const files = filesOf(lines, /^([\w./-]+):\d+:\d+ {2}types\/.*(?:'fr'|"fr")/);
    expect(files, lines.join('\n')).toEqual(
      expect.arrayContaining([
        'scripts/check/integrity/numberWords.ts',
        'scripts/check/integrity/numbers.ts',
        'src/config/feed.ts',
        'src/facts/units.ts',
        'src/openrpcAdapter/options.ts',
        'src/plugins/docusaurus-plugin-blog/localizeFeedTags.ts',
        'tests/content/glossaryNames.test.ts',
      ]),
    );
  });

  it('3. the check names the files, tags, terms and pages that the language lacks', async () => {
    const lines = await check('content');
    expect(filesOf(lines, /languages {2}French has no (\S+)\. Copy/), lines.join('\n')).toEqual(
      expect.arrayContaining([
        'i18n/fr/code.json',
        'i18n/fr/docusaurus-theme-classic/navbar.json',
        'scripts/check/wording/fr.yaml',
      ]),
    );
    expect(filesOf(lines, /tags {2}.*: (\S+) does not exist/)).toContain(
      'i18n/fr/docusaurus-plugin-content-docs/current/tags.yml',
    );
    expect(filesOf(lines, /glossary {2}glossary\.yaml: (\d+ terms have no "fr": abi, )/)).toHaveLength(1);
    expect(filesOf(lines, /translation-state {2}.*has no French translation\. Write (\S+)\.$/)).toContain(
      'i18n/fr/docusaurus-plugin-content-docs/current/overview/index.mdx',
    );
  });

  it('4. and 5. after the commands, no file is missing, and the check accepts the pages that are listed as owed', async () => {
    expect(COPY_COMMANDS).toContain('code.json');
    execFileSync('sh', ['-e', '-c', COPY_COMMANDS], {cwd: copy});
    expect(await translations('--owe', 'fr', 'docs', 'src/pages')).toContain(
      'owed  i18n/fr/docusaurus-plugin-content-docs/current/overview/index.mdx',
    );
    expect(JSON.parse(readFileSync(inCopy('tests/baselines/untranslated.json'), 'utf8'))).toMatchObject({
      pages: expect.arrayContaining(['i18n/fr/docusaurus-plugin-content-docs/current/overview/index.mdx']) as string[],
    });
    const lines = await check('content');
    expect(
      lines.filter((line) => /terms have no "fr"/.test(line)),
      lines.join('\n'),
    ).toHaveLength(1);
    expect(lines.filter((line) => / {2}(?:languages|tags|translation-state) {2}/.test(line))).toEqual([]);
  });

  it("6. the translators' command knows the language, and accepts its first page", async () => {
    const file = 'i18n/fr/docusaurus-plugin-content-docs/current/overview/index.mdx';
    expect((await translations('fr')).join('\n')).toMatch(/missing/);
    expect(await translations('fr', 'docs/overview/index.mdx')).toContain(
      `${file} is missing: the whole page must be translated.`,
    );
    mkdirSync(path.dirname(inCopy(file)), {recursive: true});
    writeFileSync(
      inCopy(file),
      readFileSync(inCopy('docs/overview/index.mdx'), 'utf8').replace(/^([A-Z][^|{}<\n]*)$/gm, 'Une phrase.'),
    );
    expect(await translations('--accept', 'fr', 'docs/overview/index.mdx')).toContain(`written  ${file}`);
    expect(readFileSync(inCopy(file), 'utf8')).toMatch(/^source:/m);
  });
});
