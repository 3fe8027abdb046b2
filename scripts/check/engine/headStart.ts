import {Worker} from 'node:worker_threads';
import {DICTIONARY_LANGUAGES, languageOf, type DictionaryLanguage} from '../../../src/languages';
import type {Code, PageIndex} from '../types';

export interface Task {
  root: string;
  files: readonly string[];
}
/** The input of the rules that cache their verdicts: each word and each code block once. */
export interface Extract {
  words: Record<DictionaryLanguage, string[]>;
  code: Code[];
}

/** With this many new files, most verdicts are not in the caches. */
const MIN_NEW_FILES = 200;

/**
 * Runs the rules that cache their verdicts (compilers, dictionaries, schemas) on another thread while pages are parsed.
 * The thread only fills the caches: the rules also run on the main thread, and if the other one fails, they compute
 * their verdicts there.
 */
export class HeadStart {
  private readonly worker: Worker | undefined;
  private readonly ended: Promise<void>;

  constructor(task: Task, newFiles: number) {
    this.worker =
      newFiles < MIN_NEW_FILES ? undefined : new Worker(new URL('./ahead.mjs', import.meta.url), {workerData: task});
    this.ended = new Promise((resolve) => {
      if (!this.worker) return resolve();
      this.worker
        .once('message', () => resolve())
        .once('error', () => resolve())
        .once('exit', () => resolve());
    });
  }

  /** Passes the parsed pages to the thread. */
  hand(pages: ReadonlyMap<string, PageIndex>): void {
    this.worker?.postMessage(extractOf(pages.values()));
  }

  /** Waits until every verdict is in the cache. */
  async wait(): Promise<void> {
    await this.ended;
    await this.worker?.terminate();
  }
}

/** The code blocks, and the words by dictionary, as the rule `spelling` assigns them. */
export function extractOf(pages: Iterable<PageIndex>): Extract {
  const words = new Map(DICTIONARY_LANGUAGES.map((language) => [language, new Set<string>()]));
  const code = new Map<string, Code>();
  for (const page of pages) {
    for (const {word} of page.words) words.get(languageOf(page.locale).dictionary)!.add(word);
    for (const piece of page.code) code.set(`${piece.lang}\0${piece.meta}\0${piece.value}`, piece);
  }
  return {
    words: Object.fromEntries([...words].map(([language, set]) => [language, [...set]])) as Extract['words'],
    code: [...code.values()],
  };
}
