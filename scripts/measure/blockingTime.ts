import {chromium} from '@playwright/test';
import {browserLaunchOptions} from '../lib/browserOptions';

/** How many times slower the reader's processor is than this machine's, as in Lighthouse's mobile test. */
const SLOWDOWN = 4;

/** How long a task can run without making the reader wait, in ms. */
const SHORT_TASK = 50;

/** The number of visits, whose median counts. */
const VISITS = 7;

/** Time after hydration in which late work counts too, in ms. */
const SETTLED = 1000;

/**
 * An event of a trace. Times are in microseconds; `tdur` excludes the time in which other programs used the processor.
 */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/**
 * Blocking time of a page in ms: the part of each task on the main thread that exceeds 50 ms, on a processor slowed
 * down four times.
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
  // Each visit starts a browser, because one that has recorded a trace before sometimes never finishes the next one.
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
