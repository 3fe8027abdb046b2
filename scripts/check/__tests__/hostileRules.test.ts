import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {expectFast} from '../../../tests/support/expectFast';
import {format} from '../engine/report';
import {indexOfPage} from '../parse/page';
import {parse} from '../parse/scan';
import {PAGE_RULES, SITE_RULES, TEXT_RULES} from '../rules';
import type {Finding, LocaleFolder, Page, PageIndex, Problem, Site} from '../types';
import {HOSTILE} from './hostileTexts';
import {page} from './support';

/** Maximum time that one rule can compute on one hostile file in its three languages. */
const LIMIT_MS = 1_000;
const PAGES: Record<LocaleFolder, string> = {
  en: 'docs/a.mdx',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
  es: 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx',
};
/** Files other than pages that rules read. Each of them contains the hostile text in one test. */
const BESIDE = [
  'docs/tags.yml',
  'docs/b/_category_.json',
  'i18n/zh/code.json',
  'i18n/es/code.json',
  'i18n/es/docusaurus-plugin-content-docs/current.json',
  'src/facts/glossary.yaml',
  'src/config/published-routes.txt',
  'tests/baselines/untranslated.json',
  'tests/baselines/unshown-snippets.json',
  'src/snippets/json/a.json',
  'src/snippets/solidity/a/A.sol',
  'src/components/A/index.tsx',
  'openrpc/i18n/es/core/a.yaml',
];
/**
 * These read the folder of the project on disk, which takes seconds; openrpcRule.test.ts has hostile files for them.
 */
const READ_DISK = ['openrpc', 'spelling', 'other-texts'];
const WORDS: Record<string, string> = {'cspell-words.txt': 'Conflux\neSpace\n', 'cspell.json': 'tests'};

interface Prepared {
  site: Site;
  parsed: Page[];
  files: Record<string, string>;
}

function prepare(files: Record<string, string>): Prepared {
  const parsed = Object.values(PAGES).flatMap((file) => {
    const text = files[file];
    return text === undefined || text.includes('\0') ? [] : (parse(file, text) ?? []);
  });
  const pages = new Map(parsed.map((one): [string, PageIndex] => [one.path, indexOfPage(one)]));
  return {
    parsed,
    files,
    site: {root: process.cwd(), files: new Set(Object.keys(files)), pages, read: (file) => files[file] ?? WORDS[file]},
  };
}

/** The findings of a rule, which must be fast and report something that a reader can use. */
async function judged(
  id: string,
  files: Record<string, string>,
  findings: () => Iterable<Problem & {file: string}> | Promise<Iterable<Problem & {file: string}>>,
): Promise<void> {
  const found = await expectFast(async () => [...(await findings())], LIMIT_MS);
  for (const problem of found) {
    const line = format({rule: id, ...problem} as Finding);
    // Messages start with a capital, a quotation or a code; none is a stack trace or the text of an exception.
    expect(problem.message, line).not.toMatch(
      /undefined|\[object |TypeError|is not a function|is not iterable|Cannot read|Maximum call stack| at .+:\d+:\d+\)/,
    );
    expect(problem.message.trim(), line).not.toBe('');
    expect(problem.fix.trim(), line).not.toBe('');
    expect(problem.line, line).toBeGreaterThanOrEqual(1);
    expect(line).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F]/);
    const text = files[problem.file];
    if (text) expect(problem.line, line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
  }
}

const cases = Object.entries(HOSTILE);
const inThree = (text: string): Record<string, string> => ({[PAGES.en]: text, [PAGES.zh]: text, [PAGES.es]: text});

describe('every rule of the check, on hostile files: no crash, under a second, a message to work with', () => {
  let prepared: [string, Prepared][];
  beforeAll(async () => {
    prepared = cases.map(([what, text]) => [what, prepare(inThree(text))]);
    // Dictionaries, compilers and parsers are loaded before the time is measured, because each loads with the first
    // file that needs it.
    const harmless = {
      ...inThree(page('An unknwon word, so that the dictionaries are loaded in each language.')),
      'src/snippets/solidity/a/A.sol': 'pragma solidity ^0.8.0;\n',
    };
    for (const rule of SITE_RULES) await rule.check(prepare(harmless).site);
  }, 120_000);

  it.each(TEXT_RULES.map((rule) => [rule.id, rule] as const))('%s', async (id, rule) => {
    for (const [, {files}] of prepared)
      await judged(id, files, () =>
        Object.entries(files).flatMap(([file, text]) =>
          [...rule.check({path: file, text})].map((problem) => ({file, ...problem})),
        ),
      );
  });

  it.each(PAGE_RULES.map((rule) => [rule.id, rule] as const))('%s', async (id, rule) => {
    for (const [, {files, parsed}] of prepared)
      await judged(id, files, () =>
        parsed.flatMap((one) => [...rule.check(one)].map((problem) => ({file: one.path, ...problem}))),
      );
  });

  it.each(SITE_RULES.map((rule) => [rule.id, rule] as const))('%s', {timeout: 60_000}, async (id, rule) => {
    for (const [, {files, site}] of prepared) await judged(id, files, () => rule.check(site));
  });

  it.each(SITE_RULES.map((rule) => [rule.id, rule] as const))(
    '%s, on the files beside pages',
    {timeout: 60_000},
    async (id, rule) => {
      for (const [, text] of cases) {
        const files = {
          ...inThree(page()),
          ...Object.fromEntries(
            BESIDE.filter((file) => !READ_DISK.includes(id) || !file.startsWith('openrpc/')).map((file) => [
              file,
              text,
            ]),
          ),
        };
        // The time to parse the pages is not part of the rule's time.
        const {site} = prepare(files);
        await judged(id, files, () => rule.check(site));
      }
    },
  );
});

it('every rule is mentioned in a test', () => {
  const tests = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('hostile'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');
  const missing = [...TEXT_RULES, ...PAGE_RULES, ...SITE_RULES]
    .map(({id}) => id)
    .filter((id) => !new RegExp(`  ${id}  |[,([]\\s*'${id}'`).test(tests));
  expect(missing).toEqual([]);
});
