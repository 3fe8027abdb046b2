import {describe, expect, it} from 'vitest';
import {OBJECT, position} from '../parse/blocks';
import {parse, scan} from '../parse/scan';
import type {Page, PageIndex} from '../types';

const parsed = (text: string, path = 'docs/a.mdx'): Page => parse(path, text)!;
/** Prose of a page: kind, text, and the position of its start. */
const prose = (text: string) =>
  parsed(text).blocks.map(
    (block) => `${block.kind} ${position(block, 0).line}:${position(block, 0).column} ${block.text}`,
  );

describe('what a page contains', () => {
  it.each<[string, keyof PageIndex, string, unknown]>([
    [
      'headings with and without an id',
      'headings',
      '# One\n\n## Two `b` {#two}\n\n### Three {#a b} ',
      [
        {depth: 1, text: 'One', id: undefined, line: 1},
        {depth: 2, text: 'Two b', id: 'two', line: 3},
        {depth: 3, text: 'Three', id: 'a b', line: 5},
      ],
    ],
    [
      'a place that only looks like an id',
      'headings',
      '## Two \\{a}',
      [{depth: 2, text: 'Two {a}', id: undefined, line: 1}],
    ],
    [
      'links, bare ones, and those of components',
      'links',
      'See [a *b*](/c).\n\nAt https://d.org now.\n\n<Card to="/e">F</Card> <a href="/g">h</a>\n\n[i]: /j\n[K L]: /m',
      [
        {url: '/c', text: 'a b', line: 1, column: 5, via: 'markdown'},
        {url: 'https://d.org', text: 'https://d.org', line: 3, column: 4, via: 'bare'},
        {url: '/e', text: 'F', line: 5, column: 7, via: 'jsx'},
        {url: '/g', text: 'h', line: 5, column: 27, via: 'jsx'},
        {url: '/j', text: 'i', line: 7, column: 1, via: 'markdown'},
        {url: '/m', text: 'K L', line: 8, column: 1, via: 'markdown'},
      ],
    ],
    ['a link that is code is none, nor is another prop', 'links', '<Card to={a} href title="/b" />', []],
    [
      'an id with two blanks before it, and one that is not at the end',
      'headings',
      '## A  {#b}\n\n## C \\{#d} e',
      [
        {depth: 2, text: 'A', id: 'b', line: 1},
        {depth: 2, text: 'C {#d} e', id: undefined, line: 3},
      ],
    ],
    ['a component with a source that is no picture', 'images', '<Video src="./a.mp4" alt="a" />', []],
    [
      'code of a page, without its blank lines',
      'imports',
      'export const a = {\n\n  b: 1,\n};',
      [
        {value: 'export const a = {', line: 1},
        {value: 'b: 1,', line: 1},
        {value: '};', line: 1},
      ],
    ],
    [
      'pictures of each form',
      'images',
      '![a](./a.svg)\n\n![](./b.svg)\n\n<img src="./c.svg" alt="c" />\n\n<Figure img={d} />\n\n<Figure img="e" />',
      [
        {url: './a.svg', alt: 'a', line: 1},
        {url: './b.svg', alt: '', line: 3},
        {url: './c.svg', alt: 'c', line: 5, component: 'img'},
        {url: '{d}', alt: undefined, line: 7, component: 'Figure'},
        {url: 'e', alt: undefined, line: 9, component: 'Figure'},
      ],
    ],
    [
      'a picture without a source',
      'images',
      '<Figure alt />',
      [{url: '', alt: undefined, line: 1, component: 'Figure'}],
    ],
    [
      'code',
      'code',
      '```ts title="a"\nb\n```\n\n```\nc\n```',
      [
        {lang: 'ts', meta: 'title="a"', value: 'b', line: 1},
        {lang: '', meta: '', value: 'c', line: 5},
      ],
    ],
    ['code in a line', 'inlineCode', 'a\n`b` c', [{value: 'b', line: 2}]],
    [
      'imports, each line',
      'imports',
      "import A from 'a';\n\nimport B from 'b';\n  export const c = 1;\n\nText.",
      [
        {value: "import A from 'a';", line: 1},
        {value: "import B from 'b';", line: 3},
        {value: 'export const c = 1;', line: 3},
      ],
    ],
    ['admonitions', 'admonitions', 'a\n\n:::tip[B]\n\nc\n\n:::', [{type: 'tip', line: 3}]],
    [
      'components with their props',
      'components',
      '<A b c="d" e={f} {...g} />\n\na <B.C /> <></>',
      [
        {name: 'A', props: {b: true, c: 'd', e: '{f}'}, line: 1},
        {name: 'B.C', props: {}, line: 3},
        {name: '', props: {}, line: 3},
      ],
    ],
    [
      'anchors: ids of elements',
      'ids',
      '<Fact id="a" />\n\n<span id="b" />\n\n<span id={c} /> <i title="d" />',
      [{id: 'b', line: 3}],
    ],
    ['tables', 'tables', '| a |\n|---|\n| b |\n\n| c |\n|---|', 2],
    ['ordered lists', 'orderedLists', '1. a\n2. b\n\n- c\n\nd\n\n1. e', 2],
  ])('%s', (_what, key, text, expected) => expect(parsed(text)[key]).toEqual(expected));

  it('the index that is cached lacks the tree and the text', () => {
    const index = scan('docs/a.mdx', 'A `b`.', [], []).index!;
    expect(
      Object.keys(parsed('A `b`.'))
        .filter((key) => !(key in index))
        .sort(),
    ).toEqual(['lines', 'text', 'tree']);
    expect([index.locale, index.kind, index.original, index.path]).toEqual(['en', 'doc', 'docs/a.mdx', 'docs/a.mdx']);
    expect(index.hash).not.toBe(scan('docs/a.mdx', 'A `c`.', [], []).index!.hash);
  });

  it('each word once, with its first place', () => {
    expect(parsed('One two,\ntwo one\n\nthree One').words).toEqual([
      {word: 'One', line: 1, column: 1},
      {word: 'two', line: 1, column: 5},
      {word: 'one', line: 2, column: 5},
      {word: 'three', line: 4, column: 1},
    ]);
  });

  it('its parts, for the state of translations', () => {
    expect(parsed('a\n\n## B {#b}\n\nc').sections.map(({id, line}) => [id, line])).toEqual([
      ['_meta', 1],
      ['_intro', 1],
      ['b', 3],
    ]);
  });
});

describe('prose of a page', () => {
  it.each([
    [
      'front matter that readers see',
      '---\ntitle: One two\nslug: /a\ndescription: "Three"\nsidebar_position: 1\n---\n\na',
      ['frontmatter 2:8 One two', 'frontmatter 4:15 Three', 'paragraph 8:1 a'],
    ],
    [
      'front matter with a doubled quote',
      "---\ntitle: 'Abcdefghijklm it''s'\n---",
      ["frontmatter 2:9 Abcdefghijklm it's"],
    ],
    ['a byte order mark, and one within', '\uFEFFa\uFEFFb', ['paragraph 1:1 a\uFEFFb']],
    ['headings whose id is not at the end', '## A  {#b}\n\n## C \\{#d} e', ['heading 1:4 A', 'heading 3:4 C {#d} e']],
    ['folded front matter', '---\ndescription: >\n  One\n  two\n---', ['frontmatter 2:1 One two\n']],
    ['headings without their id', '## One *two* {#a}', ['heading 1:4 One two']],
    ['cells', '| a | b |\n|---|---|\n| c | `d` |', ['cell 1:3 a', 'cell 1:7 b', 'cell 3:3 c', `cell 3:7 ${OBJECT}`]],
    [
      'code, expressions, pictures, notes and components',
      'a `b` {c} ![d](e.svg) <F /> <kbd>g</kbd> <code>h</code> i[^1]\n\n[^1]: j',
      [`paragraph 1:1 a ${OBJECT} ${OBJECT} ${OBJECT} ${OBJECT} ${OBJECT} ${OBJECT} i${OBJECT}`, 'paragraph 3:7 j'],
    ],
    ['breaks', 'a<br />b\\\nc', ['paragraph 1:1 a\nb\nc']],
    ['a directive that nobody handles', 'at mainnet:cfx now', ['paragraph 1:1 at mainnet:cfx now']],
    ['words within components and marks', 'a <b>c</b> **d [e](f)**', ['paragraph 1:1 a c d e']],
    [
      'props that readers see',
      '<Card title="One" to="/two" alt={three} description="four" />',
      ['attribute 1:14 One', 'attribute 1:54 four'],
    ],
    [
      'text that is all of a component',
      '<summary>One two</summary>\n\n<div>\nthree\n</div>',
      ['paragraph 1:10 One two', 'paragraph 4:1 three'],
    ],
  ])('%s', (_what, text, expected) => expect(prose(text)).toEqual(expected));

  it('contains the positions of its links', () => {
    expect(parsed('See [a `b`](/c) and [d](/e).').blocks[0]!.links).toEqual([
      [4, 7],
      [12, 13],
    ]);
    expect(parsed('---\ntitle: A\n---\n\n**b** c').blocks.map(({links}) => links)).toEqual([[], []]);
  });

  it('lines are preserved', () => expect(prose('one\n  two')).toEqual(['paragraph 1:1 one\ntwo']));

  it.each([
    [
      'a line that begins with more than a dozen letters and has an escape',
      'one\n  abcdefghijklmn \\* two',
      [['abcdefghijklmn', 2, 3]],
    ],
    [
      'a wrapped paragraph',
      'one two\n  three `four`\nfive',
      [
        ['two', 1, 5],
        ['three', 2, 3],
        ['five', 3, 1],
      ],
    ],
    [
      'a quote',
      '> one\n> two three',
      [
        ['one', 1, 3],
        ['two', 2, 3],
        ['three', 2, 7],
      ],
    ],
    [
      'words behind code',
      'a `bcd` e *f* g',
      [
        ['e', 1, 9],
        ['f', 1, 12],
        ['g', 1, 15],
      ],
    ],
  ] as const)('columns are right: %s', (_what, text, words) => {
    const [block] = parsed(text).blocks;
    for (const [word, line, column] of words)
      expect(position(block!, block!.text.indexOf(word)), word).toEqual({line, column});
  });
});

describe('what Docusaurus parses differently from MDX', () => {
  it('comments are blank, except in code', () => {
    const page = parsed('a <!-- *b*\n`c` --> d\n\n```html\n<!-- e -->\n```\n\n~~~\n<!-- f -->\n~~~\n\n<!-- g --> *h*');
    expect(page.inlineCode).toEqual([]);
    expect(page.code.map(({value}) => value)).toEqual(['<!-- e -->', '<!-- f -->']);
    expect(page.blocks.at(-1)!.text).toBe('h');
    expect(position(page.blocks.at(-1)!, 0)).toEqual({line: 12, column: 13});
  });

  it('an id at the end of a heading is not an expression, unlike in other positions', () => {
    expect(parse('docs/a.mdx', '## A {#b}')).toBeDefined();
    expect(parse('docs/a.mdx', 'A {#b}')).toBeUndefined();
  });

  it.each(['https://a.org', 'HTTP://a.org', 'www.a.org', 'b@a.org', 'x.b-c+d@a.org'])(
    'the bare address %s is a link in any position',
    (address) => {
      for (const text of [`${address}`, `See ${address}.`, `(${address})`, `\uFEFF- *${address}*`])
        expect(
          parsed(text).links.map(({text: shown, via}) => [shown, via]),
          text,
        ).toEqual([[address, 'bare']]);
      for (const text of [`\`${address}\``, `a${address.slice(0, 3)}`, `[${address}](/c)`])
        expect(
          parsed(text).links.filter(({via}) => via === 'bare'),
          text,
        ).toEqual([]);
    },
  );
});
