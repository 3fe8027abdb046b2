import {describe, expect, it} from 'vitest';
import {scanAll} from '../engine/pool';
import {format} from '../engine/report';
import {scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules';
import type {Finding} from '../types';
import {expectFindings, page} from './support';

const errors = (text: string): Finding[] =>
  scan('docs/a.mdx', text, TEXT_RULES, PAGE_RULES).findings.filter(({rule}) => rule === 'parse');
const only = (text: string) => errors(text).map(format);

describe('hostile pages get a message, never a stack trace, within seconds', () => {
  it('huge', () => {
    expectFindings(only(page('word '.repeat(100_000))), ['docs/a.mdx:1  parse']);
  });
  it('one endless line', () => {
    expectFindings(only(page('word '.repeat(5_000))), ['docs/a.mdx:7  parse']);
  });
  it('a table that would keep the parser busy', () => {
    expectFindings(only(page(`|${' a |'.repeat(400)}\n|${'---|'.repeat(400)}`)), ['docs/a.mdx:7  parse']);
  });
  it('NUL', () => {
    expectFindings(only(page('a\0b')), ['docs/a.mdx:7  parse']);
  });
  it.each([
    ['quotes', '> '.repeat(500) + 'x', 'docs/a.mdx:7  parse'],
    ['brackets', '['.repeat(5_000), 'docs/a.mdx:7  parse'],
    ['lists', Array.from({length: 200}, (_, i) => `${'  '.repeat(i)}- x`).join('\n'), 'docs/a.mdx:48  parse'],
    ['tags', `${'<div>\n'.repeat(200)}${'</div>\n'.repeat(200)}`, 'docs/a.mdx:47  parse'],
  ])('deeply nested %s', (_what, body, line) => {
    expectFindings(only(page(body)), [line]);
  });
  it('an open tag', () => {
    expect(only(page('<Cards>\n\nText.'))[0]).toMatch(
      /^docs\/a\.mdx:7:1 {2}parse {2}This is not valid MDX: Expected a closing tag for `<Cards>`.*Close every tag, and put/,
    );
  });
  it('a lone brace', () => {
    expect(only(page('Text { of prose.'))[0]).toMatch(/^docs\/a\.mdx:\d+:\d+ {2}parse {2}This is not valid MDX: /);
  });
  it('front matter that is not YAML', () => {
    expect(only('---\ntitle: a: b\n---\n\nText.\n')[0]).toMatch(
      /^docs\/a\.mdx:2 {2}parse {2}The front matter is not valid YAML: /,
    );
  });
  it('BOM and mixed line ends are reported, and the page is still read', () => {
    const {findings, index} = scan('docs/a.mdx', `\uFEFF${page().replace(/\n/, '\r\n')}`, TEXT_RULES, PAGE_RULES);
    expect(findings.map(({rule}) => rule)).toEqual(['file-format', 'file-format']);
    expect(index?.headings).toHaveLength(1);
  });
  it('controls in a page do not steer the terminal', () => {
    const [line] = only(page('<Cards>').replace('<Cards>', '<\u001B[31m>'));
    expect(line).toContain('\\u001b');
    expect(line).not.toContain('\u001B');
  });
  it('a rule that throws is a finding', () => {
    const rule = {
      id: 'broken',
      about: '',
      check: () => {
        throw new Error('no');
      },
    };
    expectFindings(scan('docs/a.mdx', page(), [], [rule]).findings.map(format), ['docs/a.mdx:1  broken']);
  });
  it('a page of the largest allowed size is checked by a worker in time', {timeout: 60_000}, async () => {
    const results: string[] = [];
    const large = page('A line of words with [a link](/docs).\n\n'.repeat(2_000));
    // Four files, so that threads are used.
    await scanAll(
      ['a', 'b', 'c', 'd'].map((name, i) => ({path: `docs/${name}.mdx`, text: i === 0 ? large : page()})),
      (_job, result) => results.push(...result.findings.map(({rule}) => rule)),
    );
    expect(new Set(results)).not.toContain('parse');
  });
});
