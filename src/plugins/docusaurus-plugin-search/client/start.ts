import type {SearchPaths} from './useSearchPaths';

/** The part of a Worker that is used here; tests replace it with a fake. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker that has no index yet, and the first files on their way. */
export type Started = {worker: WorkerLike; index: Promise<string>; words: Promise<string>};

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  // A development server returns a page for unknown paths.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${response.status} ${url}`);
  return response.text();
}

const started = new Map<string, Started>();

/**
 * Starts everything that a search needs, all at the same time. This small module is on every page, so that the button
 * can call it before the dialog is there.
 */
export function startSearch({indexUrl, wordsUrl}: Pick<SearchPaths, 'indexUrl' | 'wordsUrl'>): Started {
  const known = started.get(indexUrl);
  if (known) return known;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const one = {worker, index: fetchText(indexUrl), words: fetchText(wordsUrl)};
  // Whoever uses them handles a failure; without a reader, it would be reported as unhandled.
  for (const file of [one.index, one.words]) file.catch(() => {});
  started.set(indexUrl, one);
  return one;
}

/** Lets the next start begin from scratch. */
export function stopSearch(indexUrl: string): void {
  started.get(indexUrl)?.worker.terminate();
  started.delete(indexUrl);
}
