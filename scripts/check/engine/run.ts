import {locate} from '../parse/locate';
import {type ScanResult, scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules/perFile';
import type {Finding, PageIndex, SiteRule} from '../types';
import {diskSite, readText} from './diskSite';
import {listFiles} from './files';
import {hashOf} from './hash';
import {VerdictCache} from './verdictCache';

const TEXT =
  /\.(?:mdx?|[cm]?[jt]sx?|json|ya?ml|toml|css|html|svg|txt|sh|py|sol|conf|nginx)$|(?:^|\/)(?:Dockerfile|LICENSE[^/]*|\.[^/.]+(?:ignore|attributes|config)|_headers|_redirects|run)$/;
/** Generated files and inputs of tests, which are long and not checked as texts. */
const GENERATED = /^package-lock\.json$|^openrpc\/recordings\/|^tests\/fixtures\/|^patches\//;

export interface Outcome {
  findings: Finding[];
  pages: number;
  files: number;
  /** Files that were read, not taken from the cache. */
  fresh: number;
}

/**
 * Runs every rule over the project in `root`.
 * @param only report findings of page and text rules in these files only; rules over the whole site always report,
 *   because a change in one file can break another.
 */
export async function runContentCheck(
  root: string,
  siteRules: readonly SiteRule[],
  only?: ReadonlySet<string>,
): Promise<Outcome> {
  const files = listFiles(root);
  const cache = new VerdictCache<ScanResult>(root, 'scan');
  const pages = new Map<string, PageIndex>();
  const findings: Finding[] = [];
  let [read, fresh] = [0, 0];
  for (const file of files) {
    if (!TEXT.test(file) || GENERATED.test(file)) continue;
    // For unchanged files, only pages matter to the rules that follow.
    if (only && !only.has(file) && !locate(file)) continue;
    const text = readText(root, file);
    if (text === undefined) continue;
    read++;
    const result = cache.getOrCompute(`${file} ${hashOf(text)}`, () => {
      fresh++;
      return scan(file, text, TEXT_RULES, PAGE_RULES);
    });
    if (result.index) pages.set(file, result.index);
    if (!only || only.has(file)) findings.push(...result.findings);
  }
  cache.save(only !== undefined);
  const site = diskSite(root, files, pages);
  for (const rule of siteRules)
    for (const problem of await rule.check(site)) findings.push({rule: rule.id, ...problem});
  return {findings, pages: pages.size, files: read, fresh};
}
