import {Worker} from 'node:worker_threads';
import {type ScanResult, scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules/perFile';

export interface Job {
  path: string;
  text: string;
}
/** `json` is the serialized result if it comes from a thread. */
type Done = (job: Job, result: ScanResult, sound: boolean, json?: string) => void;
/** A page that takes longer than this to parse is hostile or broken (milliseconds). */
const PAGE_TIMEOUT_MS = 20_000;
const START_TIMEOUT_MS = 120_000;
/** Fewer files are scanned on the main thread, because starting a thread would take longer. */
const MIN_FILES_FOR_A_WORKER = 4;
/** Below this many files a second thread takes longer to start than it saves. */
const MIN_FILES_FOR_TWO_WORKERS = 25;

/**
 * Scans files on worker threads. If a thread hangs or crashes on a file, it is replaced and the file is reported.
 * @param done receives `sound: false` for the result of a thread that hung or crashed, because the next run might have
 *   another result
 */
export async function scanAll(jobs: readonly Job[], done: Done): Promise<void> {
  if (jobs.length < MIN_FILES_FOR_A_WORKER) {
    for (const job of jobs) done(job, scan(job.path, job.text, TEXT_RULES, PAGE_RULES), true);
    return;
  }
  const queue = [...jobs];
  const size = Math.min(jobs.length < MIN_FILES_FOR_TWO_WORKERS ? 1 : 2, jobs.length);
  await Promise.all(Array.from({length: size}, () => lane(queue, done)));
}

async function lane(queue: Job[], done: Done): Promise<void> {
  let worker: Worker | undefined;
  for (let job = queue.shift(); job; job = queue.shift()) {
    worker ??= await start();
    try {
      const json = await answer(worker, PAGE_TIMEOUT_MS, job);
      done(job, JSON.parse(json) as ScanResult, true, json);
    } catch (error) {
      void worker.terminate();
      worker = undefined;
      done(
        job,
        {
          findings: [
            {
              file: job.path,
              rule: 'parse',
              line: 1,
              message: `The file cannot be checked: ${(error as Error).message}.`,
              fix: 'Make it shorter or less nested, so that it can be parsed.',
            },
          ],
        },
        false,
      );
    }
  }
  await worker?.terminate();
}

/** Starts a thread and waits until it has loaded its rules, which takes longer than any page on a busy machine. */
async function start(): Promise<Worker> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    resourceLimits: {maxOldGenerationSizeMb: 1500, maxYoungGenerationSizeMb: 192},
  });
  await answer(worker, START_TIMEOUT_MS);
  return worker;
}

/** Waits for the thread's next message, after sending it a job if there is one. */
function answer(worker: Worker, timeout: number, job?: Job): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (text: string) => settle(() => resolve(text));
    const onError = (error: Error) => settle(() => reject(new Error(error.message.split('\n')[0])));
    const onExit = (code: number) => settle(() => reject(new Error(`its thread ended with code ${code}`)));
    const timer = setTimeout(() => settle(() => reject(new Error(`it took longer than ${timeout / 1000} s`))), timeout);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    if (job) worker.postMessage(job);
  });
}
