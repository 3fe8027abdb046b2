/** Runs in a Web Worker: fetches the index, builds the inverted index from it, and runs queries off the main thread. */
import type {SearchIndex} from '../model';
import {SearchEngine} from './engine';
import type {Reply, Request} from './messages';

let engine: SearchEngine | undefined;

const reply = (message: Reply): void => postMessage(message);

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    // A development server returns a page for unknown paths.
    if (!response.ok || !response.headers.get('content-type')?.includes('json'))
      throw new Error(`${response.status} ${url}`);
    engine = new SearchEngine((await response.json()) as SearchIndex);
    reply({type: 'ready'});
  } catch (error) {
    reply({type: 'failed', reason: error instanceof Error ? error.message : String(error)});
  }
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.type === 'load') void load(data.url);
  else if (engine) reply({type: 'answer', id: data.id, answer: engine.find(data.query, data.limit)});
});
