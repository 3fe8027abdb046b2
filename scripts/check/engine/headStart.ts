import {Worker} from 'node:worker_threads';
import type {Code, PageFacts} from '../types';

export interface Task {root: string; files: readonly string[]}
/** What the rules that keep their verdicts ask of pages: each word and each piece of code once. */
export interface Extract {words: Record<'en' | 'es', string[]>; code: Code[]}

/** So many new files mean that most verdicts are new too. */
const WORTH_IT = 200;

/**
 * Gives the rules that keep their verdicts (compilers, dictionaries, schemas) a thread of their own while pages are
 * parsed. It only fills caches: the rules run on the main thread as ever, and if the thread fails, they judge there.
 */
export class HeadStart {
  private readonly worker: Worker | undefined;
  private readonly ended: Promise<void>;

  constructor(task: Task, newFiles: number) {
    this.worker = newFiles < WORTH_IT ? undefined : new Worker(new URL('./ahead.mjs', import.meta.url), {workerData: task});
    this.ended = new Promise((resolve) => {
      if (!this.worker) return resolve();
      this.worker.once('message', () => resolve()).once('error', () => resolve()).once('exit', () => resolve());
    });
  }

  /** All pages are parsed. */
  hand(pages: ReadonlyMap<string, PageFacts>): void {
    this.worker?.postMessage(extractOf(pages.values()));
  }

  /** Until every verdict stands in the cache. */
  async wait(): Promise<void> {
    await this.ended;
    await this.worker?.terminate();
  }
}

/** Words by the dictionary that judges them, as the rule `spelling` has it, and code. */
export function extractOf(pages: Iterable<PageFacts>): Extract {
  const words = {en: new Set<string>(), es: new Set<string>()};
  const code = new Map<string, Code>();
  for (const page of pages) {
    for (const {word} of page.words) words[page.locale === 'es' ? 'es' : 'en'].add(word);
    for (const piece of page.code) code.set(`${piece.lang}\0${piece.meta}\0${piece.value}`, piece);
  }
  return {words: {en: [...words.en], es: [...words.es]}, code: [...code.values()]};
}
