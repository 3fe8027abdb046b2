import type {Finding, Page, PageIndex, PageRule, Problem, TextRule} from '../types';
import {readFrontMatter} from './frontMatter';
import {locate} from './locate';
import {parseMarkdown} from './markdown';
import {indexOfPage, buildPage} from './page';

export interface ScanResult {
  findings: Finding[];
  /** Missing for files that are not pages and for pages that cannot be parsed. */
  index?: PageIndex;
}

/** Reads one file: text rules for every file; for a page one parse, then every page rule on it. Never throws. */
export function scan(
  path: string,
  text: string,
  textRules: readonly TextRule[],
  pageRules: readonly PageRule[],
): ScanResult {
  const findings: Finding[] = [];
  const run = (rule: string, problems: () => Iterable<Problem>) => {
    try {
      for (const problem of problems()) findings.push({file: path, rule, ...problem});
    } catch (error) {
      findings.push({
        file: path,
        rule,
        line: 1,
        message: `The rule failed on this file: ${(error as Error).message}.`,
        fix: `Report it with the file; the rule is scripts/check/rules/${rule}.ts.`,
      });
    }
  };
  for (const rule of textRules) run(rule.id, () => rule.check({path, text}));
  if (!locate(path)) return {findings};
  const page = parse(path, text, findings);
  if (!page) return {findings};
  for (const rule of pageRules) run(rule.id, () => rule.check(page));
  return {findings, index: indexOfPage(page)};
}

/** Parses a page; errors become a finding of the rule `parse`. */
export function parse(path: string, text: string, findings: Finding[] = []): Page | undefined {
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const frontMatter = readFrontMatter(normal);
  for (const problem of frontMatter.problems) findings.push({file: path, rule: 'parse', ...problem});
  try {
    return buildPage(path, text, normal, parseMarkdown(normal), frontMatter);
  } catch (error) {
    findings.push({file: path, rule: 'parse', ...explain(error)});
    return undefined;
  }
}

function explain(error: unknown): Problem {
  const {reason, message, line, column} = error as {reason?: string; message: string; line?: number; column?: number};
  const first = (reason ?? message).split('\n')[0]!;
  // Some messages contain the position of the opening tag in words only: "… for `<Cards>` (7:1-7:8)".
  const place = /\((\d+):(\d+)-\d+:\d+\)/.exec(first);
  return {
    line: place ? Number(place[1]) : (line ?? 1),
    column: place ? Number(place[2]) : (column ?? undefined),
    message: `This is not valid MDX: ${first}.`,
    fix: 'Close every tag, and put `{`, `}` and `<` in prose into inline code.',
  };
}
