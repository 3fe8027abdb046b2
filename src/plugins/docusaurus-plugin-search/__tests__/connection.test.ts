import {afterEach, describe, expect, it, vi} from 'vitest';
import {connectionTo, SearchConnection} from '../client/connection';
import type {Reply, Request} from '../client/messages';
import type {Started, WorkerLike} from '../client/start';
import {startSearch, stopSearch} from '../client/start';
import type {SearchAnswer} from '../model';

const PATHS = {indexUrl: '/search-index.json', wordsUrl: '/search-words.json'};
const answer = (total: number): SearchAnswer => ({hits: [], total, corrections: [], suggestions: [], isComplete: true});

/** A worker that records its messages and returns what the test specifies. */
function fakeWorker(files: Partial<Pick<Started, 'index' | 'words'>> = {}) {
  const asked: Request[] = [];
  const worker: WorkerLike = {
    postMessage: (request: Request) => void asked.push(request),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (data: Reply): void => void worker.onmessage?.call(worker as Worker, {data} as MessageEvent<Reply>);
  const started: Started = {worker, index: Promise.resolve('{}'), words: new Promise(() => {}), ...files};
  return {worker, asked, say, started};
}

describe('SearchConnection', () => {
  it('starts one worker however often it is asked to load, and passes the files on', async () => {
    const {asked, say, started} = fakeWorker({words: Promise.resolve('[]')});
    const start = vi.fn(() => started);
    const connection = new SearchConnection(PATHS, start);
    const loads = [connection.load(), connection.load()];
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    say({type: 'ready'});
    await Promise.all(loads);
    expect(start).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(
      expect.arrayContaining([
        {type: 'words', text: '[]'},
        {type: 'index', url: '/search-index.json', text: '{}'},
      ]),
    );
  });

  it('works without the words of readers', async () => {
    const {say, asked, started} = fakeWorker({words: Promise.reject(new Error('404'))});
    const load = new SearchConnection(PATHS, () => started).load();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    say({type: 'ready'});
    await expect(load).resolves.toBeUndefined();
  });

  it('tries again with a new worker after a failure', async () => {
    const failing = fakeWorker({index: Promise.reject(new Error('404'))});
    const working = fakeWorker();
    const start = vi.fn().mockReturnValueOnce(failing.started).mockReturnValueOnce(working.started);
    const connection = new SearchConnection(PATHS, start);
    await expect(connection.load()).rejects.toThrow('404');
    expect(failing.worker.terminate).toHaveBeenCalled();
    const again = connection.load();
    await vi.waitFor(() => expect(working.asked).toHaveLength(1));
    working.say({type: 'ready'});
    await expect(again).resolves.toBeUndefined();
  });

  it('rejects if the worker can’t read the index', async () => {
    const {worker, asked, say, started} = fakeWorker();
    const load = new SearchConnection(PATHS, () => started).load();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    say({type: 'failed', reason: 'no JSON'});
    await expect(load).rejects.toThrow('no JSON');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it.each([
    ['Script error.', 'Script error.'],
    ['', 'worker'],
  ])('rejects when the script of the worker fails: %j', async (message, reason) => {
    const {worker, started} = fakeWorker({index: new Promise(() => {})});
    const load = new SearchConnection(PATHS, () => started).load();
    worker.onerror?.call(worker as Worker, {message} as ErrorEvent);
    await expect(load).rejects.toThrow(new Error(reason));
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects when the browser refuses the worker', async () => {
    const connection = new SearchConnection(PATHS, () => {
      throw new Error('SecurityError');
    });
    await expect(connection.load()).rejects.toThrow('SecurityError');
  });

  it('passes on all answers to the last query, and none to others', async () => {
    const {asked, say, started} = fakeWorker();
    const connection = new SearchConnection(PATHS, () => started);
    const load = connection.load();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    say({type: 'ready'});
    await load;
    const seen: string[] = [];
    await connection.find('a', 5, ({total}) => seen.push(`a ${total}`));
    await connection.find('ab', 5, ({total}) => seen.push(`ab ${total}`));
    expect(asked.slice(1)).toEqual([
      {type: 'find', id: 1, query: 'a', limit: 5},
      {type: 'find', id: 2, query: 'ab', limit: 5},
    ]);
    say({type: 'answer', id: 1, answer: answer(1)});
    say({type: 'answer', id: 2, answer: answer(2)});
    say({type: 'answer', id: 2, answer: answer(3)});
    expect(seen).toEqual(['ab 2', 'ab 3']);
  });
});

describe('the start of a search', () => {
  const started: string[] = [];
  const fetched: string[] = [];
  /** Replaces what a browser has. */
  const stub = (type = 'application/json'): void => {
    started.length = 0;
    fetched.length = 0;
    vi.stubGlobal(
      'Worker',
      class {
        constructor(url: URL) {
          started.push(url.pathname.split('/').at(-1)!);
        }
        postMessage(): void {}
        terminate(): void {}
      },
    );
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      return Promise.resolve(new Response('{}', {headers: {'content-type': type}}));
    });
  };
  const paths = (folder: string) => ({indexUrl: `${folder}/i.json`, wordsUrl: `${folder}/w.json`});
  afterEach(() => {
    for (const folder of ['/es', '/zh-CN']) stopSearch(`${folder}/i.json`);
    vi.unstubAllGlobals();
  });

  it('is the same for the button and all parts of a page: one worker, which runs worker.ts, and both files', () => {
    stub();
    startSearch(paths('/es'));
    const connection = connectionTo(paths('/es'));
    void connection.load();
    void connectionTo(paths('/es')).load();
    expect(connectionTo(paths('/es'))).toBe(connection);
    expect(connectionTo(paths('/zh-CN'))).not.toBe(connection);
    expect(started).toEqual(['worker.ts']);
    expect(fetched).toEqual(['/es/i.json', '/es/w.json']);
  });

  it('fails where a server returns a page instead of a file', async () => {
    stub('text/html');
    await expect(startSearch(paths('/es')).index).rejects.toThrow('200 /es/i.json');
  });
});
