import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {readFrontMatter} from '../parse/frontMatter';
import {locate} from '../parse/locate';
import {parse, scan} from '../parse/scan';
import type {Finding, PageRule, TextRule} from '../types';
import {expectFindings} from './support';

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
