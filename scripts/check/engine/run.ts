import {locate} from '../parse/locate';
import type {ScanResult} from '../parse/scan';
import type {Finding, PageIndex, Site, SiteRule} from '../types';
import {diskSite, readText} from './diskSite';
import {listFiles} from './files';
import {hashOf} from './hash';
import {HeadStart} from './headStart';
import {Kept} from './kept';
import {type Job, scanAll} from './pool';
import {BUNDLED, scanVersion} from './version';

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
  // Commands that run the sources, such as `npm run generate`, have another version and therefore a separate file.
  const cache = new Kept<ScanResult>(root, BUNDLED ? 'scan-bundled' : 'scan', scanVersion(root));
  const results = new Map<string, ScanResult>();
  const keys = new Map<string, string>();
  const jobs: Job[] = [];
  for (const file of files) {
    if (!TEXT.test(file) || GENERATED.test(file)) continue;
    // For unchanged files, only pages matter to the rules that follow.
    if (only && !only.has(file) && !locate(file)) continue;
    const text = readText(root, file);
    if (text === undefined) continue;
    const key = `${file} ${hashOf(text)}`;
    const known = cache.get(key);
    if (known) results.set(file, known);
    else {
      keys.set(file, key);
      jobs.push({path: file, text});
    }
  }
  const headStart = new HeadStart({root, files}, jobs.length);
  await scanAll(jobs, (job, result, sound, json) => {
    results.set(job.path, result);
    if (sound) cache.set(keys.get(job.path)!, result, json);
  });
  cache.save(only !== undefined);
  const findings: Finding[] = [];
  for (const [file, result] of results) if (!only || only.has(file)) findings.push(...result.findings);
  const site = buildSite(root, files, results);
  headStart.hand(site.pages);
  findings.push(...(await askRules(siteRules, site, () => headStart.wait())));
  return {findings, pages: site.pages.size, files: results.size, fresh: jobs.length};
}

function buildSite(root: string, files: string[], results: ReadonlyMap<string, ScanResult>): Site {
  const pages = new Map<string, PageIndex>();
  for (const file of files) {
    const index = results.get(file)?.index;
    if (index) pages.set(file, index);
  }
  return diskSite(root, files, pages);
}

/**
 * Rules that cache their verdicts run last, because another thread might have filled the caches; findings have the
 * order of the rules.
 */
async function askRules(rules: readonly SiteRule[], site: Site, verdicts: () => Promise<void>): Promise<Finding[]> {
  const found = new Map<SiteRule, Finding[]>();
  const ask = async (rule: SiteRule) => {
    const problems = await rule.check(site);
    found.set(
      rule,
      Array.from(problems, (problem) => ({rule: rule.id, ...problem})),
    );
  };
  for (const rule of rules) if (!rule.keeps) await ask(rule);
  await verdicts();
  for (const rule of rules) if (rule.keeps) await ask(rule);
  return rules.flatMap((rule) => found.get(rule) ?? []);
}
