import {describe, expect, it} from 'vitest';
import {addresses, withoutAddresses} from '../integrity/addresses';
import {ASPECTS} from '../integrity/aspects';
import {difference} from '../integrity/compare';
import {isTranslated} from '../integrity/props';
import {scan} from '../parse/scan';
import {page} from './support';

/** The items of one kind in a page, without the lines. */
const items = (what: string, body: string): string[] =>
  ASPECTS.find((aspect) => aspect.what === what)!
    .items(scan('docs/a.mdx', page(body), [], []).index!)
    .map(({value}) => value);
const code = (info: string, ...lines: string[]) => items('code block', ['```' + info, ...lines, '```'].join('\n'));

describe('what a page and its translations have in common', () => {
  it.each([
    ['an import, however it is spaced', 'import', "import  A  from 'a';\n\nText.", ["import A from 'a';"]],
    ['components but line breaks', 'component', 'One<br />two <Fact id="a" />.', ['<Fact id="a">']],
    ['props in the order of their names', 'component', '<Card b="1" c="3" a="2" />', ['<Card a="2" b="1" c="3">']],
    ['props without a value', 'component', '<Card wide />', ['<Card wide>']],
    [
      'props that are code, in one line',
      'component',
      '<Card list={[\n  1,\n    2,\n]} />',
      ['<Card list={[ 1, 2, ]}>'],
    ],
    [
      'props that readers see, whatever they say',
      'component',
      '<Card to="/docs" title="One" />',
      ['<Card title="…" to="/docs">'],
    ],
    ['links of Markdown', 'link', '[a](/docs) <Card to="/docs/b" />', ['/docs']],
    ['pictures of Markdown', 'picture', '![a](./a.svg)\n\n<Figure src="/img/b.svg" alt="b" />', ['./a.svg']],
  ])('%s', (_what, what, body, expected) => expect(items(what, body)).toEqual(expected));

  it('of a code block: language, options and text; of a title, that it is there', () => {
    expect(code('ts title="One" {1}', 'a', '', 'b')).toEqual(['```ts title="…" {1}\na\n\nb']);
    expect(code('ts label=\'One two\' caption="Three"', 'a')).toEqual(['```ts label="…" caption="…"\na']);
    expect(code('ts', 'a')).toEqual(['```ts\na']);
  });

  it.each(['text', ''])('of a block of "%s": its lines and numbers', (language) => {
    expect(code(language, 'between 10 and 205', 'nothing')).toEqual([`\`\`\`${language}\n2 lines 10 205`]);
    expect(code(language, 'nothing')).toEqual([`\`\`\`${language}\n1 lines`]);
  });
});

describe('addresses', () => {
  it('are found in prose, and are no numbers', () => {
    const address = `cfx:${'a1'.repeat(21)}`;
    expect(addresses(`From 0x12345678 to ${address}.`)).toEqual(['0x12345678', address]);
    expect(addresses('A 0x1 of 5 cfx.')).toEqual([]);
    expect(withoutAddresses(`5${'\u00a0'}and 7 0x12345678 8`)).toBe(`5${'\u00a0'}and 7   8`);
  });
});

describe('props that a translator may change', () => {
  it('are those that readers see', () => {
    expect(['title', 'placeholder', 'to', ''].map((prop) => isTranslated('Card', prop))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the difference of two lists', () => {
  const list = (values: string) => [...values].map((value, line) => ({value, line}));
  const text = (items: readonly {value: string; line: number}[]) =>
    items.map(({value, line}) => `${value}${line}`).join(' ');
  it.each([
    ['order does not count', 'abc', 'cab', '', ''],
    ['how often counts', 'aab', 'abb', 'a1', 'b2'],
    ['the last ones are lacking', 'aaa', 'a', 'a1 a2', ''],
    ['in the order of the page', 'abcd', 'c', 'a0 b1 d3', ''],
    ['the last ones are extra', 'a', 'aaab', '', 'a1 a2 b3'],
  ])('%s', (_what, wanted, own, lacking, extra) => {
    const found = difference(list(wanted), list(own));
    expect([text(found.lacking), text(found.extra)]).toEqual([lacking, extra]);
  });
});
