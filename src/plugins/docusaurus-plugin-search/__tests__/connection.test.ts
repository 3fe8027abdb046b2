import {afterEach, describe, expect, it, vi} from 'vitest';
import {connectionTo, SearchConnection, type WorkerLike} from '../client/connection';
import type {Reply, Request} from '../client/messages';
import type {SearchAnswer} from '../model';

const answer = (total: number): SearchAnswer => ({hits: [], total, suggestions: []});

/** A worker that records its messages and returns what the test specifies. */
function fakeWorker() {
  const asked: Request[] = [];
  const worker: WorkerLike = {
    postMessage: (request: Request) => void asked.push(request),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (data: Reply): void => void worker.onmessage?.call(worker as Worker, {data} as MessageEvent<Reply>);
  return {worker, asked, say};
}

describe('SearchConnection', () => {
  it('starts one worker however often it is asked to load', async () => {
    const {worker, asked, say} = fakeWorker();
    const start = vi.fn(() => worker);
    const connection = new SearchConnection('/search-index.json', start);
    const loads = [connection.load(), connection.load()];
    say({type: 'ready'});
    await Promise.all(loads);
    expect(start).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([{type: 'load', url: '/search-index.json'}]);
  });

  it('tries again with a new worker after a failure', async () => {
    const failing = fakeWorker();
    const working = fakeWorker();
    const connection = new SearchConnection(
      '/i.json',
      vi.fn().mockReturnValueOnce(failing.worker).mockReturnValueOnce(working.worker),
    );
    const load = connection.load();
    failing.say({type: 'failed', reason: '404'});
    await expect(load).rejects.toThrow('404');
    expect(failing.worker.terminate).toHaveBeenCalled();
    const again = connection.load();
    working.say({type: 'ready'});
    await expect(again).resolves.toBeUndefined();
  });

  it.each([
    ['Script error.', 'Script error.'],
    ['', 'worker'],
  ])('rejects when the script of the worker fails: %j', async (message, reason) => {
    const {worker} = fakeWorker();
    const load = new SearchConnection('/i.json', () => worker).load();
    worker.onerror?.call(worker as Worker, {message} as ErrorEvent);
    await expect(load).rejects.toThrow(new Error(reason));
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects when the browser refuses the worker', async () => {
    const connection = new SearchConnection('/i.json', () => {
      throw new Error('SecurityError');
    });
    await expect(connection.load()).rejects.toThrow('SecurityError');
  });

  it('passes on the answer to the last query only', async () => {
    const {worker, asked, say} = fakeWorker();
    const connection = new SearchConnection('/i.json', () => worker);
    const load = connection.load();
    say({type: 'ready'});
    await load;
    const seen: number[] = [];
    void connection.find('a', 5).then((found) => seen.push(found.total));
    const last = connection.find('ab', 5).then((found) => seen.push(found.total));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.slice(1)).toEqual([
      {type: 'find', id: 1, query: 'a', limit: 5},
      {type: 'find', id: 2, query: 'ab', limit: 5},
    ]);
    say({type: 'answer', id: 1, answer: answer(1)});
    say({type: 'answer', id: 2, answer: answer(2)});
    await last;
    expect(seen).toEqual([2]);
  });
});

describe('connectionTo', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gives every part of a page the same worker for an index, which runs worker.ts', () => {
    const started: string[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        constructor(url: URL) {
          started.push(url.pathname.split('/').at(-1)!);
        }
        postMessage(): void {}
      },
    );
    const connection = connectionTo('/es/i.json');
    void connection.load();
    void connectionTo('/es/i.json').load();
    expect(connectionTo('/es/i.json')).toBe(connection);
    expect(connectionTo('/zh-CN/i.json')).not.toBe(connection);
    expect(started).toEqual(['worker.ts']);
  });
});
