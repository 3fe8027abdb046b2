/** Runs in a Web Worker: holds the index, and runs queries off the main thread. */
import type {FirstFile, WordsFile} from '../format';
import type {Reply, Request} from './messages';
import {SearchSession} from './session';

let session: SearchSession | undefined;
let words: WordsFile | undefined;
let last: Extract<Request, {type: 'find'}> | undefined;

const reply = (message: Reply): void => postMessage(message);

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

function openIndex(url: string, text: string): void {
  try {
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    session = new SearchSession(JSON.parse(text) as FirstFile, (path) => fetchJson(folder + path));
    if (words) session.addWords(words);
    reply({type: 'ready'});
  } catch (error) {
    reply({type: 'failed', reason: error instanceof Error ? error.message : String(error)});
  }
}

function find(request: Extract<Request, {type: 'find'}>): void {
  last = request;
  const {id, query, limit} = request;
  void session?.find(
    query,
    limit,
    (answer) => reply({type: 'answer', id, answer}),
    () => last === request,
  );
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.type === 'index') openIndex(data.url, data.text);
  else if (data.type === 'find') find(data);
  else {
    words = JSON.parse(data.text) as WordsFile;
    session?.addWords(words);
    // The query that is shown might find more with them.
    if (last) find({...last});
  }
});
