import {chromium} from '@playwright/test';
import {browserLaunchOptions} from '../lib/browserOptions';

/** How much slower than this machine the reader's processor is, as for Lighthouse's mobile verdict. */
const SLOWDOWN = 4;

/** What a task may take without keeping the reader waiting, in ms. */
const SHORT_TASK = 50;

/** Visits whose median counts. */
const VISITS = 7;

/** Time after hydration in which late work counts too, in ms. */
const SETTLED = 1000;

/** An event of a trace; times in microseconds, `tdur` without the time in which another program had the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/**
 * Blocking time of a page in ms: what its tasks on the main thread take beyond 50 ms each, on a processor slowed four
 * times.
 */
export function blockingTimeOf(events: readonly TraceEvent[]): number {
  const main = events
    .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({pid, tid}) => `${pid} ${tid}`);
  const tasks = events.filter(
    ({name, pid, tid, tdur}) => name.endsWith('RunTask') && tdur !== undefined && main.includes(`${pid} ${tid}`),
  );
  return tasks.reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - SHORT_TASK), 0);
}

/** One visit of a reader who saves data, so that nothing is prefetched. */
async function visit(url: string): Promise<number> {
  // A browser of its own: one that has recorded a trace before sometimes never finishes the next one.
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage({viewport: {width: 412, height: 823}});
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
    await browser.startTracing(page, {categories: ['toplevel', '__metadata']});
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(SETTLED);
    const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
    return blockingTimeOf(traceEvents);
  } finally {
    await browser.close();
  }
}

/** Median of the blocking time of several visits, in ms. */
export async function blockingTime(url: string, visits = VISITS): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < visits; count++) times.push(await visit(url));
  return times.sort((a, b) => a - b)[Math.floor(visits / 2)]!;
}
