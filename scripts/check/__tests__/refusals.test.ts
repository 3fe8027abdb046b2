import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {readFrontMatter} from '../parse/frontMatter';
import {lineOf, MAX_BYTES, MAX_DEPTH, refuseToParse} from '../parse/guard';
import {locate} from '../parse/locate';
import {parse, scan} from '../parse/scan';
import type {Finding, PageRule, TextRule} from '../types';
import {expectFindings} from './support';

const refused = (text: string) => refuseToParse(text).map(({line, message}) => `${line}: ${message}`);
const tags = (depth: number) => `${'<b>\n'.repeat(depth)}${'</b>\n'.repeat(depth)}`;

describe('what is refused before it is parsed', () => {
  it.each([
    ['a large file, by its bytes', `${'ä\n'.repeat(100_000)}a`, ['1: The page has 300001 bytes; 300000 is the limit.']],
    ['a NUL character', 'a\nb\n\0c\nd', ['3: The file contains a NUL character, so it is not text.']],
    ['a long line', `a\n${'b'.repeat(20_001)}`, ['2: The line has 20001 characters; 20000 is the limit.']],
    ['a wide table', `a\n\n  |${'b|'.repeat(61)}`, ['3: The table has 61 columns; 60 is the limit.']],
    ['quotes', `a\n${'> '.repeat(41)}b`, ['2: The line nests 41 levels deep; 40 is the limit.']],
    ['quotes without blanks', `${'>'.repeat(41)}b`, ['1: The line nests 41 levels deep; 40 is the limit.']],
    ['lists in one line', `${'- 1. * + 2) '.repeat(9)}a`, ['1: The line nests 45 levels deep; 40 is the limit.']],
    ['lists by their indent', `${' '.repeat(82)}- a`, ['1: The line nests 41 levels deep; 40 is the limit.']],
    [
      'numbered lists by their indent',
      `${' '.repeat(82)}12. a`,
      ['1: The line nests 41 levels deep; 40 is the limit.'],
    ],
    ['open brackets of all kinds', `a ${'[({'.repeat(14)}`, ['1: The line nests 42 levels deep; 40 is the limit.']],
    [
      'open brackets with words between them',
      '(a [b {c '.repeat(14),
      ['1: The line nests 42 levels deep; 40 is the limit.'],
    ],
    [
      'open brackets behind closed ones',
      `${')]}'.repeat(5)}${'('.repeat(41)}`,
      ['1: The line nests 41 levels deep; 40 is the limit.'],
    ],
    ['lists of two digits', '10. '.repeat(41), ['1: The line nests 41 levels deep; 40 is the limit.']],
    ['tags that close too seldom', '<b><b></b>\n'.repeat(40), ['40: JSX tags nest 41 levels deep; 40 is the limit.']],
    [
      'tags behind what is no fence',
      `a \`\`\`\n\`b\n~c\n${tags(41)}\`\n~\n\`\`\`\n`,
      ['44: JSX tags nest 41 levels deep; 40 is the limit.'],
    ],
    ['tags, at the line that is too deep', tags(42), ['41: JSX tags nest 42 levels deep; 40 is the limit.']],
    [
      'tags with props, closed or not',
      `${'<b.c d="e">\n'.repeat(41)}`,
      ['41: JSX tags nest 41 levels deep; 40 is the limit.'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(refused(text)).toEqual(expected);
    expect(refuseToParse(text)[0]!.fix).toMatchSnapshot();
  });

  it.each([
    ['as much as is allowed', `${'a\n'.repeat(MAX_BYTES / 2)}`],
    ['a long line', 'b'.repeat(20_000)],
    ['a wide table', `|${'b|'.repeat(60)}`],
    ['bars outside of a table', `a ${'b|'.repeat(90)}`],
    ['quotes', `${'> '.repeat(MAX_DEPTH)}b`],
    ['brackets that close', `${'[a](b){c}'.repeat(50)}${')'.repeat(50)}${'('.repeat(MAX_DEPTH)}`],
    ['an indent without a list', `${' '.repeat(90)}a`],
    [
      'numbers and marks that begin no list',
      `${'-'.repeat(50)}\n${'*'.repeat(50)}\n${'1.'.repeat(50)}\n${'1'.repeat(50)}`,
    ],
    ['tags', tags(MAX_DEPTH)],
    ['tags that close themselves, or need not close', '<A />\n<br>\n<img a="b">\n<hr>\n<input>\n'.repeat(50)],
    ['tags in code', `\`\`\`html\n${tags(50)}\`\`\`\n~~~~\n${'<b>'.repeat(50)}\n~~~~\n`],
    ['tags that close once too often', `${'</b>'.repeat(50)}${tags(MAX_DEPTH)}`],
    ['marks of quotes within a line', `a ${'> '.repeat(50)}`],
    ['tags in code that holds the marks of a fence', `\`\`\`\na \`\`\` b\n${tags(50)}\`\`\`\n`],
    ['comparisons', 'a < b > c '.repeat(60)],
    ['brackets that close each other', '[{()}]'.repeat(50)],
    ['fences of different length', `\`\`\`\`html\n${tags(50)}\`\`\`\`\n`],
  ])('not: %s', (_what, text) => expect(refused(text)).toEqual([]));

  it('the line of a place', () => {
    expect([0, 1, 2, 3, 9].map((offset) => lineOf('a\nb\nc', offset))).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('front matter', () => {
  it('has values with their lines', () => {
    expect(readFrontMatter('---\ntitle: A\n# b\nlist:\n  - 1\ndate: 2026-11-23\n---\n\nc')).toEqual({
      values: {title: 'A', list: [1], date: '2026-11-23'},
      lines: {title: 2, list: 4, date: 6},
      problems: [],
    });
    expect(readFrontMatter('---\r\ntitle: A\r\n---  \r\nb').values).toEqual({title: 'A'});
    expect(readFrontMatter('---\n---\n').values).toEqual({});
  });

  it.each([
    'title: A',
    'a\n---\ntitle: A\n---',
    '----\ntitle: A\n---',
    '---\ntitle: A\n',
    '---\ntitle: A\n--- b',
    '---\n- A\n---\n',
    '---\nA\n---\n',
  ])('is none: %j', (text) => {
    expect(readFrontMatter(text)).toEqual({values: {}, lines: {}, problems: []});
  });

  it.each([
    ['---\na: 1\nb: c: d\n---\n', 3],
    ['---\na: 1\nb: 2\na: 3\n---\n', 4],
    ['---\na: [\n---\n', 2],
  ])('is not valid: %j', (text, line) => {
    const {values, lines, problems} = readFrontMatter(text);
    expect([values, lines, problems.map((problem) => problem.line)]).toEqual([{}, {}, [line]]);
    expect(problems[0]!.message).toMatch(/^The front matter is not valid YAML: [^\n]+$/);
  });
});

describe('which page a path is', () => {
  it.each([
    ['docs/a.mdx', {kind: 'doc', locale: 'en', original: 'docs/a.mdx'}],
    ['blog/2026/a.md', {kind: 'blog', locale: 'en', original: 'blog/2026/a.md'}],
    ['src/pages/a.mdx', {kind: 'page', locale: 'en', original: 'src/pages/a.mdx'}],
    ['i18n/es/docusaurus-plugin-content-docs/current/b/a.mdx', {kind: 'doc', locale: 'es', original: 'docs/b/a.mdx'}],
    ['docs/b/_a.mdx', {kind: 'partial', locale: 'en', original: 'docs/b/_a.mdx'}],
    ['docs/_b/a.mdx', {kind: 'partial', locale: 'en', original: 'docs/_b/a.mdx'}],
    ['docs/b_/a_b.mdx', {kind: 'doc', locale: 'en', original: 'docs/b_/a_b.mdx'}],
    ['docs/a.txt', undefined],
    ['docs/a.mdx.bak', undefined],
    ['README.md', undefined],
    ['src/components/a.mdx', undefined],
    ['olddocs/a.mdx', undefined],
  ])('%s', (path, expected) => expect(locate(path)).toEqual(expected));
});

describe('reading a file', () => {
  const shout: TextRule = {
    id: 'shout',
    about: '',
    check: ({text}) => (text.includes('!') ? [{line: 1, message: 'Loud.', fix: 'Speak softly.'}] : []),
  };
  const count: PageRule = {
    id: 'count',
    about: '',
    check: ({lines}) => [{line: lines.length, message: 'A page.', fix: 'None.'}],
  };
  const fails: PageRule = {
    id: 'fails',
    about: '',
    check: () => {
      throw new Error('broken');
    },
  };
  const printed = (path: string, text: string, rules: PageRule[] = [count]) =>
    scan(path, text, [shout], rules).findings.map((finding) => format(finding));

  it('asks rules about text of every file, and about pages of pages only', () => {
    expectFindings(printed('a.txt', 'a!'), ['a.txt:1  shout']);
    expectFindings(printed('docs/a.mdx', '\uFEFFa!\r\nb\rc'), ['docs/a.mdx:1  shout', 'docs/a.mdx:3  count']);
    expect(scan('a.txt', 'a', [], []).index).toBeUndefined();
  });

  it('a rule that fails is a finding, and the others are asked', () => {
    expectFindings(printed('docs/a.mdx', 'a', [fails, count]), ['docs/a.mdx:1  fails', 'docs/a.mdx:1  count']);
  });

  it.each([
    ['a tag that is open', 'a\n\n<B>c', 'docs/a.mdx:3:1  parse'],
    ['an expression that is open', 'a\n\nb {c', 'docs/a.mdx:3:5  parse'],
    ['a tag that another one closes', 'a\n\n<B>\n\nc\n\n</D>', 'docs/a.mdx:3:1  parse'],
    ['what is refused', '\0', 'docs/a.mdx:1  parse'],
    [
      'a tag that is open, at a place of two digits',
      `${'a\n\n'.repeat(6)}b and more <Cards>c`,
      'docs/a.mdx:13:12  parse',
    ],
  ])('%s is a finding, and no page', (_what, text, place) => {
    const {findings, index} = scan('docs/a.mdx', text, [], [count]);
    expectFindings(
      findings.map((finding) => format(finding)),
      [place],
    );
    expect(index).toBeUndefined();
  });

  it('a file that is no page cannot be parsed', () => {
    const findings: Finding[] = [];
    expect(parse('a.txt', 'b', findings)).toBeUndefined();
    expect(findings.map(({message}) => message)).toEqual(['This is not valid MDX: a.txt is not a page.']);
  });

  it('front matter that cannot be read is a finding, and the page is read', () => {
    expectFindings(printed('docs/a.mdx', '---\na: b: c\n---\n\nd'), ['docs/a.mdx:2  parse', 'docs/a.mdx:5  count']);
  });
});
