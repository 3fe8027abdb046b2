import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {translationPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';
import {lines} from '../../check/__tests__/support';
import {PAGE_TYPES} from '../../check/rules/front-matter.schema';
import {refusal, scaffold, skeleton} from '../scaffold';

const root = mkdtempSync(path.join(tmpdir(), 'new-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));
const LANGUAGES = ['en', 'zh', 'es'];
const SKELETONS = Object.fromEntries(
  PAGE_TYPES.flatMap((type) =>
    LANGUAGES.map((language) => [`scripts/new/skeletons/${type}.${language}.mdx`, skeleton(type, language)]),
  ),
);

describe('npm run new', () => {
  it('has a skeleton for each type and language, and no other', () => {
    expect(readdirSync(path.join(__dirname, '../skeletons')).sort()).toEqual(
      PAGE_TYPES.flatMap((type) => LANGUAGES.map((language) => `${type}.${language}.mdx`)).sort(),
    );
  });

  it.each(PAGE_TYPES)(
    '%s: three pages that mirror each other, of which the check refuses every sentence',
    async (type) => {
      const file = `docs/core/${type}.mdx`;
      const written = scaffold(root, type, file, '2026-11-21');
      expect(written).toEqual([file, translationPath(file, 'zh'), translationPath(file, 'es')]);
      const files = Object.fromEntries(written.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
      for (const rule of [
        'parse',
        'headings',
        'translations',
        'translation-state',
        'translation-integrity',
        'file-format',
        'markdown-style',
      ])
        expect(await lines(files, rule), rule).toEqual([]);
      const refused = await lines({...SKELETONS, ...files}, 'skeleton-text');
      for (const name of written) {
        const sentences = files[name]!.replace(/^source:[^]*?(?=^---$)/m, '')
          .split('\n')
          .filter((line) => line !== '' && !/^(?:#|type:|---)/.test(line));
        expect(
          refused.filter((line) => line.startsWith(`${name}:`)),
          name,
        ).toHaveLength(sentences.length);
      }
      expect(refusal(root, type, file)).toBe(`${file} already exists.`);
    },
  );

  it('the message of the check', async () => {
    const text = skeleton('howto', 'en');
    expect((await lines({...SKELETONS, 'docs/a.mdx': text}, 'skeleton-text'))[2]).toBe(
      'docs/a.mdx:7  skeleton-text  "Say what the reader will build ("In this tutorial, you\'ll …"" is a sentence from the page skeleton. Replace it with the content of this page, or delete the section.',
    );
  });

  it.each([
    ['BOM and CR LF', (text: string) => `\uFEFF${text.replace(/\n/g, '\r\n')}`, 9],
    [
      'right-to-left marks beside it',
      (text: string) => text.replace('Say what the reader', '\u202EHello.\n\nSay what the reader'),
      9,
    ],
    ['NUL', (text: string) => `${text}\0`, 0],
    ['deeply nested', (text: string) => `${text}\n${'> '.repeat(500)}x\n`, 0],
    ['huge', (text: string) => `${text}\n${'word '.repeat(100_000)}\n`, 0],
  ])('hostile: a skeleton with %s', async (_what, spoil, count) => {
    expect(await lines({...SKELETONS, 'docs/a.mdx': spoil(skeleton('howto', 'en'))}, 'skeleton-text')).toHaveLength(
      count,
    );
  });

  it.each([
    [undefined, undefined, 'A type and a path are required.'],
    [
      'guide',
      'docs/a.mdx',
      '"guide" is not a page type. Use one of hub, concept, howto, reference, vulnerability, gas, faq, release.',
    ],
    ['howto', 'a.mdx', '"a.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.'],
    [
      'howto',
      'docs/../a.mdx',
      '"docs/../a.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.',
    ],
    [
      'howto',
      'docs/a b.mdx',
      '"docs/a b.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.',
    ],
    [
      'howto',
      'docs/_a.mdx',
      '"docs/_a.mdx" has a part that starts with an underscore, and the site leaves such files out.',
    ],
    ['howto', 'docs/new.mdx', undefined],
  ])('%s %s: %s', (type, file, message) => expect(refusal(root, type, file)).toBe(message));
});
