import {launch} from 'chrome-launcher';
import {browserLaunchOptions} from '../../tests/support/browser';

/** Scores of 0 to 100 in the order performance, accessibility, best practices, search engines. */
export type Scores = readonly number[];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Visits of a page until every category has a score: on a busy machine a trace may hold no paint, and a category no score. */
const ATTEMPTS = 3;

/** One visit, with a browser of its own; a category without a score is null. */
async function visit(url: string, device: 'mobile' | 'desktop'): Promise<(number | null)[]> {
  const {default: lighthouse, desktopConfig} = await import('lighthouse');
  const {executablePath, args} = browserLaunchOptions();
  const chrome = await launch({chromePath: executablePath, chromeFlags: ['--headless=new', ...(args ?? [])], logLevel: 'silent'});
  try {
    const result = await lighthouse(url, {port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error'}, device === 'desktop' ? desktopConfig : undefined);
    return CATEGORIES.map((name) => result?.lhr.categories[name]?.score ?? null);
  } finally {
    chrome.kill();
  }
}

/**
 * Lighthouse's verdict on a page.
 *
 * @throws when a category has no score after several visits
 */
export async function lighthouseScores(url: string, device: 'mobile' | 'desktop'): Promise<Scores> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const scores = await visit(url, device);
    if (scores.every((score) => score !== null)) return scores.map((score) => Math.round(score * 100));
  }
  throw new Error(`Lighthouse gives no verdict on ${url} (${device}).`);
}
