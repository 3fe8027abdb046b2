import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {parse} from '../parse/scan';
import {PAGE_RULES, SITE_RULES, TEXT_RULES} from '../rules';
import type {Page, Problem, Site} from '../types';
import {GOOD_BODY, page} from './support';

const PAGES = ['docs/a.mdx', 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx'];
/** Pages with common accidents. All of them can be parsed, so every rule reads them. */
const SPOILED_PAGES: Record<string, string> = {
  'an empty page': '',
  'front matter only': '---\n---\n',
  'a byte order mark and mixed line ends': `\uFEFF${page().replace('\n\n', '\r\n\r\n')}`,
  'front matter of other types': page(GOOD_BODY, {
    title: '[a, {b: c}]',
    description: '12',
    type: '[]',
    tags: '{a: 1}',
    source: '7',
    review_by: '[]',
    keywords: 'null',
  }),
  'broken addresses': page(
    '[a](%E0%A4%A) [b](http://[::1) [c](//) [d](#%) [e](/docs/%00) ![f](%)\n\n<a href="%zz">g</a>',
  ),
  'names that JavaScript objects have': page(
    '[constructor]: /docs\n\n## Proto {#__proto__}\n\n[constructor] `__proto__` hasOwnProperty.\n\n## To string {#toString}\n\n<div id="constructor" />',
    {tags: '[__proto__, constructor]', slug: '/__proto__', sidebar_position: '.nan'},
  ),
};
/** Files other than pages that rules read. */
const OTHERS = [
  'docs/tags.yml',
  'docs/b/_category_.json',
  'blog/authors.yml',
  'i18n/zh/code.json',
  'i18n/es/code.json',
  'i18n/es/docusaurus-plugin-content-docs/current.json',
  'src/facts/glossary.yaml',
  'src/facts/a.json',
  'src/config/published-routes.txt',
  'tests/baselines/untranslated.json',
  'tests/baselines/unshown-snippets.json',
  'src/snippets/json/a.json',
  'src/snippets/solidity/a/A.sol',
  'src/snippets/solidity/a/claim.json',
  'src/components/A/index.tsx',
];
const SPOILED_TEXTS: Record<string, string> = {
  'a cut off object': '{"a": [1, {"b": ',
  'an empty file': '',
  'a number': '7\n',
  'a list': '- a\n- constructor\n',
  'null in an object': '{"a": null, "constructor": null}\n',
};
const WORDS: Record<string, string> = {'cspell-words.txt': 'Conflux\neSpace\n', 'cspell.json': '{}'};

/** Every rule reports problems that a writer can work with, and none throws. */
async function everyRuleReports(files: Record<string, string>): Promise<void> {
  const parsed: Page[] = Object.entries(files).flatMap(([file, text]) =>
    file.endsWith('.mdx') ? (parse(file, text) ?? []) : [],
  );
  const pages = new Map(parsed.map((one) => [one.path, one]));
  const site: Site = {
    root: process.cwd(),
    files: new Set(Object.keys(files)),
    pages,
    read: (file) => files[file] ?? WORDS[file],
  };
  const judge = (id: string, file: string, problems: Iterable<Problem>) => {
    for (const problem of problems) {
      const line = format({rule: id, file, ...problem});
      // The text of an exception is no help to a writer.
      expect(problem.message, line).not.toMatch(/\[object |TypeError|is not a function|is not iterable|Cannot read/);
      expect([problem.message.trim(), problem.fix.trim()], line).not.toContain('');
      expect(problem.line, line).toBeGreaterThanOrEqual(1);
    }
  };
  for (const rule of TEXT_RULES)
    for (const [file, text] of Object.entries(files)) judge(rule.id, file, rule.check({path: file, text}));
  for (const rule of PAGE_RULES) for (const one of parsed) judge(rule.id, one.path, rule.check(one));
  for (const rule of SITE_RULES) for (const problem of await rule.check(site)) judge(rule.id, problem.file, [problem]);
}

describe('every rule reports what is wrong with a broken file, and none throws', {timeout: 60_000}, () => {
  it.each(Object.entries(SPOILED_PAGES))('%s', (_what, text) =>
    everyRuleReports(Object.fromEntries(PAGES.map((file) => [file, text]))),
  );

  it.each(Object.entries(SPOILED_TEXTS))('%s in place of each file beside pages', (_what, text) =>
    everyRuleReports({
      ...Object.fromEntries(PAGES.map((file) => [file, page()])),
      ...Object.fromEntries(OTHERS.map((file) => [file, text])),
    }),
  );
});

it('every rule is mentioned in a test', () => {
  const tests = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');
  const missing = [...TEXT_RULES, ...PAGE_RULES, ...SITE_RULES]
    .map(({id}) => id)
    .filter((id) => !new RegExp(`  ${id}  |[,([]\\s*'${id}'`).test(tests));
  expect(missing).toEqual([]);
});
