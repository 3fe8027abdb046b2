import {expect} from 'vitest';
import {format, sorted} from '../engine/report';
import {type ScanResult, scan} from '../parse/scan';
import {PAGE_RULES, SITE_RULES, TEXT_RULES} from '../rules';
import type {Finding, PageIndex, Site} from '../types';

/** A page without findings; `body` and front matter can be replaced. */
export function page(body = GOOD_BODY, frontMatter: Record<string, string> = {}): string {
  const values = {title: 'Send CFX', description: GOOD_DESCRIPTION, type: 'concept', ...frontMatter};
  const lines = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

export const GOOD_DESCRIPTION =
  'How a transfer moves CFX between two accounts, what it costs, and how you see that it arrived.';
export const GOOD_BODY =
  'A transfer moves CFX from one account to another.\n\n## What it costs {#cost}\n\nThe sender pays for the gas.';

/**
 * Runs every rule, or one of them, over files in memory. The root is the real one, for dictionaries and installed
 * packages.
 */
async function check(files: Record<string, string>, only?: string): Promise<Finding[]> {
  const asked = <Rule extends {id: string}>(rules: readonly Rule[]): Rule[] =>
    rules.filter(({id}) => !only || id === only);
  const findings: Finding[] = [];
  const pages = new Map<string, PageIndex>();
  for (const [file, text] of Object.entries(files)) {
    const result: ScanResult = scan(file, text, asked(TEXT_RULES), asked(PAGE_RULES));
    findings.push(...result.findings);
    if (result.index) pages.set(file, result.index);
  }
  const site: Site = {
    root: process.cwd(),
    files: new Set(Object.keys(files)),
    pages,
    read: (file) => files[file] ?? CONFIG[file],
  };
  // A single rule does not have to wait for the dictionaries.
  for (const rule of asked(SITE_RULES))
    for (const problem of await rule.check(site)) findings.push({rule: rule.id, ...problem});
  return sorted(findings);
}

const CONFIG: Record<string, string> = {'cspell-words.txt': 'Conflux\neSpace\n', 'cspell.json': 'tests'};

/** The lines that `npm run check` would print, of one rule or of all. Untranslated pages are expected here. */
export async function lines(files: Record<string, string>, rule?: string): Promise<string[]> {
  const findings = await check(files, rule);
  return findings
    .filter((finding) =>
      rule ? finding.rule === rule : !/has no (?:Chinese|Spanish) translation/.test(finding.message),
    )
    .map(format);
}

/** The position and severity of a rule's findings in these files; tests of its messages would only repeat them. */
export async function spots(files: Record<string, string>, rule: string): Promise<string[]> {
  const findings = await check(files, rule);
  return findings
    .filter((finding) => finding.rule === rule && Object.hasOwn(files, finding.file))
    .map(({line, column, severity = 'error'}) => `${column === undefined ? line : `${line}:${column}`} ${severity}`);
}

/** A test of a table: the positions of a rule's findings in a page with this body, which starts in line 7. */
export const judgeBody =
  (rule: string) =>
  async (_what: string, body: string, places: string[], path = 'docs/a.mdx'): Promise<void> =>
    expect(await spots({[path]: page(body)}, rule)).toEqual(places);

/** A printed line: file, line, column and rule, then the message. */
const PRINTED = /^(\S+ {2}(?:warning )?[\w-]+) {2}(.+)$/s;

/**
 * Asserts the positions of findings, in the order of the lines, each as `file:line:column  rule`. Their messages are
 * compared with the snapshot of the test, which `npx vitest run --project unit -u <test>` rewrites: read the difference
 * before you commit it.
 */
export function expectFindings(printed: readonly string[], places: readonly string[]): void {
  const parts = printed.map((line) => PRINTED.exec(line) ?? ['', line, '']);
  expect(parts.map(([, place]) => place)).toEqual(places);
  if (printed.length > 0) expect(parts.map(([, , words]) => words).join('\n')).toMatchSnapshot();
}
