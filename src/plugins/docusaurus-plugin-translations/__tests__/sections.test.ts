import {describe, expect, it} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {frontMatterEnd, linesOf, sectionsOf} from '../sections';
import {readRecord, recordError, writeRecord} from '../record';
import {compareRecord, isIdentical, standing} from '../state';

const PAGE =
  "---\ntitle: Gas\ntags: [gas]\n---\n\nimport A from './a';\n\nHello.\n\n## Cost {#cost}\n\nFive.\n\n```md\n## Not a heading {#no}\n```\n\n### More {#more}\n\nSix.\n";
const ZH = '---\ntitle: 燃料\n---\n\n你好。\n\n## 费用 {#cost}\n\n五。\n\n### 更多 {#more}\n\n六。\n';
const hashes = (text: string) => Object.fromEntries(sectionsOf(text).map(({id, hash}) => [id, hash]));

describe('sections', () => {
  it('are the front matter, the beginning and one a heading, outside of code', () => {
    expect(sectionsOf(PAGE).map(({id, line}) => [id, line])).toEqual([
      ['_meta', 1],
      ['_intro', 5],
      ['cost', 10],
      ['more', 18],
    ]);
    expect(sectionsOf(PAGE)[1]?.text).toBe('Hello.');
  });

  it.each([
    ['backticks', '```', '```'],
    ['more backticks', '````', '````'],
    ['tildes', '~~~', '~~~'],
    ['tildes that end with more', '~~~md', '~~~~'],
    ['tildes around backticks', '~~~', '```\n~~~'],
    ['a quoted fence', '> ~~~', '> ~~~'],
  ])('a fence of %s holds no heading', (_what, open, close) => {
    expect(sectionsOf(`## A {#a}\n\n${open}\n## Code {#code}\n${close}\n\n## B {#b}\n`).map(({id}) => id)).toEqual([
      '_meta',
      '_intro',
      'a',
      'b',
    ]);
  });

  it('a changed word changes the hash of its section alone; line ends, wrapping, BOM, imports and tags change none', () => {
    const before = hashes(PAGE);
    expect(hashes(PAGE.replace('Five.', 'Four.'))).toEqual({...before, cost: expect.not.stringMatching(before.cost!)});
    expect(hashes(PAGE.replace('Gas', 'Fees'))).toEqual({...before, _meta: expect.not.stringMatching(before._meta!)});
    expect(hashes(`\uFEFF${PAGE.replace(/\n/g, '\r\n')}`)).toEqual(before);
    expect(hashes(PAGE.replace('Five.\n', 'Five.\r\n\r'))).toEqual(before);
    expect(hashes(PAGE.replace("'./a'", "'./b'").replace('[gas]', '[fees]'))).toEqual(before);
    expect(Object.values(before).every((hash) => /^[a-z]{10}$/.test(hash))).toBe(true);
  });

  const changes = (before: string, after: string) => {
    const earlier = hashes(before);
    return Object.entries(hashes(after)).flatMap(([id, hash]) => (hash === earlier[id] ? [] : [id]));
  };

  it.each([
    ['an import of the page', "import A from './a';", "import A from './b';", []],
    ['an import in a code block', "```js\nimport A from './a';\n```", "```js\nimport A from './b';\n```", ['_intro']],
    ['a sentence about an import', 'import is a keyword', 'import is no keyword', ['_intro']],
    ['a sentence that ends like one', "The name comes from 'a'", "The name comes from 'b'", ['_intro']],
  ])('%s', (_what, before, after, changed) =>
    expect(changes(`Text.\n\n${before}\n`, `Text.\n\n${after}\n`)).toEqual(changed),
  );

  it.each([
    [
      'a line that continues the description',
      'description: >\n  About gas.',
      'description: >\n  About fees.',
      ['_meta'],
    ],
    ['an item of the keywords', 'keywords:\n- gas', 'keywords:\n- fees', ['_meta']],
    ['the address', 'slug: /gas-a', 'slug: /gas-b', []],
    ['a line that continues other keys', 'tags:\n  - gas', 'tags:\n  - fees', []],
  ])('of the front matter, those that readers see count: %s', (_what, before, after, changed) =>
    expect(changes(`---\ntitle: Gas\n${before}\n---\n`, `---\ntitle: Gas\n${after}\n---\n`)).toEqual(changed),
  );

  it('front matter that starts with the continuation of nothing has no such line', () =>
    expect(sectionsOf('---\n  gas: x\ntitle: Gas\n---\n')[0]?.text).toBe('title: Gas'));

  it('front matter is between two rows of dashes, of which the first begins the file', () => {
    expect(frontMatterEnd(['---', 'title: x', '---', 'Text', '---'])).toBe(3);
    expect(frontMatterEnd(['--- ', 'title: x', '---  ', 'Text'])).toBe(3);
    expect(frontMatterEnd([' ---', 'title: x', '---'])).toBe(0);
    expect(frontMatterEnd(['---', 'title: x', ' ---', '---'])).toBe(4);
    expect(frontMatterEnd(['Text', '---'])).toBe(0);
    expect(frontMatterEnd(['---', 'title: x'])).toBe(0);
    expect(frontMatterEnd([])).toBe(0);
  });

  it('lines end as on any system, and a byte order mark stands at the beginning only', () =>
    expect(linesOf('\uFEFFa\r\nb\rc\nd\uFEFFe')).toEqual(['a', 'b', 'c', 'd\uFEFFe']));

  it('two headings with one id are one section', () => {
    const [first, second] = ['## A {#a}\n\nOne.\n', '## B {#b}\n\n## A {#a}\n\nTwo.\n'];
    expect(sectionsOf(first + second).map(({id}) => id)).toEqual(['_meta', '_intro', 'a', 'b']);
    expect(hashes(first + second).a).not.toBe(hashes(`${first}${second.replace('Two', 'Ten')}`).a);
  });

  it.each([
    ['huge', `${'word '.repeat(400_000)}\n## A {#a}\n`],
    ['deeply nested', `${'> '.repeat(20_000)}x\n## A {#a}\n`],
    ['many braces', `## ${'{#'.repeat(20_000)}\n## A {#a}\n`],
    ['an import without end', `import ${' from '.repeat(20_000)}\n## A {#a}\n`],
    ['NUL and right-to-left marks', 'a\0b \u202E c\n## A {#a}\n'],
    ['front matter without end', '---\ntitle: x\n## A {#a}\n'],
    ['a heading named like a method', '## A {#a}\n## B {#constructor}\n'],
  ])('hostile: %s', async (_what, text) => {
    expect((await expectFast(() => sectionsOf(text))).map(({id}) => id)).toContain('a');
  });
});

describe('the record', () => {
  it('is written into the front matter, read back, and replaced as a whole', () => {
    const written = writeRecord(ZH, PAGE, '2026-11-21');
    expect(written).toBe(
      ZH.replace(
        '燃料\n---',
        `燃料\nsource:\n  date: 2026-11-21\n  sections:\n${sectionsOf(PAGE)
          .map(({id, hash}) => `    ${id}: ${hash}\n`)
          .join('')}---`,
      ),
    );
    expect(readRecord(written)).toEqual({date: '2026-11-21', sections: hashes(PAGE)});
    expect(writeRecord(written, PAGE, '2026-11-21')).toBe(written);
    const next = PAGE.replace('### More {#more}', '### 2030 {#2030}');
    expect(readRecord(writeRecord(written, next, '2027-01-01'))).toEqual({date: '2027-01-01', sections: hashes(next)});
  });

  it('needs front matter, and what nobody can read counts as none', () => {
    expect(() => writeRecord('Text.\n', PAGE, '2026-11-21')).toThrow('it has no front matter');
    for (const source of [
      'yes',
      '\n  date: 2026-11-21',
      '\n  date: today\n  sections:\n    a: abcdefghij',
      '\n  date: 2026-11-21\n  sections:\n    a: 5',
      ': [',
    ]) {
      expect(readRecord(`---\ntitle: x\nsource: ${source}\n---\n`), source).toBeUndefined();
    }
    expect(recordError({date: '2026-11-21', sections: {a: 'abcdefghij'}})).toBeUndefined();
    expect(recordError(null)).toBe('is not what the command writes');
  });
});

describe('the state of a translation', () => {
  const done = writeRecord(ZH, PAGE, '2026-11-21');
  it.each([
    ['missing', PAGE, undefined, {state: 'missing', changed: [], gone: []}],
    ['identical', PAGE, PAGE.replace('Gas', '燃料'), {state: 'identical', changed: [], gone: []}],
    ['current', PAGE, done, {state: 'current', changed: [], gone: []}],
    ['stale', PAGE.replace('Five', 'Four'), done, {state: 'stale', date: '2026-11-21', changed: ['cost'], gone: []}],
    [
      'stale: a new part',
      `${PAGE}\n## New {#new}\n`,
      done,
      {state: 'stale', date: '2026-11-21', changed: ['new'], gone: []},
    ],
    [
      'stale: a part is gone',
      PAGE.replace(/### More[^]*/, ''),
      done,
      {state: 'stale', date: '2026-11-21', changed: [], gone: ['more']},
    ],
    [
      'stale: never compared',
      PAGE,
      ZH,
      {state: 'stale', date: undefined, changed: ['_meta', '_intro', 'cost', 'more'], gone: []},
    ],
  ])('%s', (_state, english, translation, expected) => expect(standing(english, translation)).toEqual(expected));

  it('a page of components alone is equal in every language', () => {
    const text = '---\ntitle: x\n---\n\nimport A from \'a\';\n\n<A title="x" />\n';
    expect(isIdentical(text, text)).toBe(false);
  });

  it('a section named like a member of every object is compared like others', () => {
    expect(
      compareRecord([{id: 'constructor', hash: 'abcdefghij'}], {date: '2026-11-21', sections: {a: 'abcdefghij'}}),
    ).toMatchObject({state: 'stale', changed: ['constructor'], gone: ['a']});
  });
});
