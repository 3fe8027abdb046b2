import {pathToFileURL} from 'node:url';
import {browserLaunchOptions} from '../lib/browserOptions';
import {testPackage} from '../devnet/packages';
import {ensureInstalled, TEST_PACKAGES} from '../lib/install.mjs';

/** Scores of 0 to 100 in the order performance, accessibility, best practices, search engines. */
export type Scores = readonly number[];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The number of visits, whose median is the score: a single score varies by a few points with the load of the machine.
 */
export const VISITS = 5;

/** How many visits can fail: on a busy machine, a trace might contain no paint, and then a category has no score. */
const FAILURES = 3;

/** What is used of the packages in this folder. Their own types exist only where they are installed. */
interface Lighthouse {
  default(
    url: string,
    flags: {port: number; onlyCategories: string[]; logLevel: 'error'},
    config?: unknown,
  ): Promise<{lhr: {categories: Record<string, {score: number | null} | undefined>}} | undefined>;
  desktopConfig: unknown;
}
interface ChromeLauncher {
  launch(options: {
    chromePath?: string;
    chromeFlags: string[];
    logLevel: 'silent';
  }): Promise<{port: number; kill(): void}>;
}

const load = (name: string): Promise<unknown> => import(pathToFileURL(testPackage(name)).href);

/** One visit, in a new browser; a category without a score is null. */
async function visit(url: string, device: 'mobile' | 'desktop'): Promise<(number | null)[]> {
  const {default: lighthouse, desktopConfig} = (await load('lighthouse/core/index.js')) as Lighthouse;
  const {launch} = (await load('chrome-launcher/dist/index.js')) as ChromeLauncher;
  const {executablePath, args} = browserLaunchOptions();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...(args ?? [])],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(
      url,
      {port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error'},
      device === 'desktop' ? desktopConfig : undefined,
    );
    return CATEGORIES.map((name) => result?.lhr.categories[name]?.score ?? null);
  } finally {
    chrome.kill();
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Lighthouse's scores of a page, each the median of several visits.
 *
 * @throws when too many visits leave a category without a score
 */
export async function lighthouseScores(url: string, device: 'mobile' | 'desktop'): Promise<Scores> {
  await ensureInstalled(TEST_PACKAGES);
  const verdicts: number[][] = [];
  for (let count = 0; verdicts.length < VISITS; count++) {
    if (count === VISITS + FAILURES) throw new Error(`Lighthouse gives no verdict on ${url} (${device}).`);
    const scores = await visit(url, device);
    if (scores.every((score) => score !== null)) verdicts.push(scores.map((score) => Math.round(score * 100)));
  }
  return CATEGORIES.map((_, index) => median(verdicts.map((scores) => scores[index]!)));
}
