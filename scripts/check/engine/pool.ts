import {Worker} from 'node:worker_threads';
import {type ScanResult, scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules/perFile';

export interface Job {path: string; text: string}
/** `json` is the result as text, where a thread sent it so. */
type Done = (job: Job, result: ScanResult, sound: boolean, json?: string) => void;
/** A page that takes longer than this to parse is hostile or broken (milliseconds). */
const PATIENCE = 20_000;
const START_PATIENCE = 120_000;
/** So few files are scanned at once on the main thread: starting a thread would take longer. */
const WORTH_A_THREAD = 4;
/** Below this many files a second thread takes longer to start than it saves. */
const WORTH_A_SECOND = 25;

/**
 * Scans files on worker threads. A thread that hangs on a file or dies of it is replaced, and the file is reported.
 * @param done is told whether the result is sound: one of a thread that was ended may differ next time
 */
export async function scanAll(jobs: readonly Job[], done: Done): Promise<void> {
  if (jobs.length < WORTH_A_THREAD) {
    for (const job of jobs) done(job, scan(job.path, job.text, TEXT_RULES, PAGE_RULES), true);
    return;
  }
  const queue = [...jobs];
  const size = Math.min(jobs.length < WORTH_A_SECOND ? 1 : 2, jobs.length);
  await Promise.all(Array.from({length: size}, () => lane(queue, done)));
}

async function lane(queue: Job[], done: Done): Promise<void> {
  let worker: Worker | undefined;
  for (let job = queue.shift(); job; job = queue.shift()) {
    worker ??= await start();
    try {
      const json = await answer(worker, PATIENCE, job);
      done(job, JSON.parse(json) as ScanResult, true, json);
    } catch (error) {
      void worker.terminate();
      worker = undefined;
      done(job, {findings: [{file: job.path, rule: 'parse', line: 1, message: `The file cannot be checked: ${(error as Error).message}.`, fix: 'Make it shorter or flatter; the parser gives up on it.'}]}, false);
    }
  }
  await worker?.terminate();
}

/** A thread that has loaded its rules: on a busy machine that takes longer than any page. */
async function start(): Promise<Worker> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {resourceLimits: {maxOldGenerationSizeMb: 1500, maxYoungGenerationSizeMb: 192}});
  await answer(worker, START_PATIENCE);
  return worker;
}

/** The thread's next message, to a job if one is given. */
function answer(worker: Worker, patience: number, job?: Job): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (text: string) => settle(() => resolve(text));
    const onError = (error: Error) => settle(() => reject(new Error(error.message.split('\n')[0])));
    const onExit = (code: number) => settle(() => reject(new Error(`its thread ended with code ${code}`)));
    const timer = setTimeout(() => settle(() => reject(new Error(`it took longer than ${patience / 1000} s`))), patience);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    if (job) worker.postMessage(job);
  });
}
