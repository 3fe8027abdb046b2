import type {SearchAnswer} from '../model';
import type {Reply, Request} from './messages';
import {startSearch, stopSearch, type Started, type WorkerLike} from './start';
import type {SearchPaths} from './useSearchPaths';

type Paths = Pick<SearchPaths, 'indexUrl' | 'wordsUrl'>;
type Start = (paths: Paths) => Started;

/**
 * One worker with one index. `load` can be called repeatedly: it loads the index once, and again only after a failure.
 * If a later query overtakes an earlier one, the earlier one gets no more answers.
 */
export class SearchConnection {
  private worker: WorkerLike | undefined;
  private loading: Promise<void> | undefined;
  private lastId = 0;
  private onAnswer: ((answer: SearchAnswer) => void) | undefined;

  constructor(
    private readonly paths: Paths,
    private readonly start: Start = startSearch,
  ) {}

  /** Loads the index; rejects if it can't be fetched or read, or if the browser blocks the worker. */
  load(): Promise<void> {
    this.loading ??= this.open().catch((error: unknown) => {
      stopSearch(this.paths.indexUrl);
      this.worker?.terminate();
      this.worker = undefined;
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Searches; `onAnswer` can be called several times, each time with a better answer. */
  async find(query: string, limit: number, onAnswer: (answer: SearchAnswer) => void): Promise<void> {
    await this.load();
    this.onAnswer = onAnswer;
    this.send({type: 'find', id: ++this.lastId, query, limit});
  }

  private async open(): Promise<void> {
    const {worker, index, words} = this.start(this.paths);
    this.worker = worker;
    const ready = new Promise<void>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message || 'worker'));
      worker.onmessage = ({data}: MessageEvent<Reply>) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'failed') reject(new Error(data.reason));
        else if (data.id === this.lastId) this.onAnswer?.(data.answer);
      };
    });
    // Without the readers' words, only some queries find less.
    void words.then(
      (text) => this.send({type: 'words', text}),
      () => {},
    );
    const text = await Promise.race([index, ready.then(() => '')]);
    this.send({type: 'index', url: this.paths.indexUrl, text});
    return ready;
  }

  private send(request: Request): void {
    this.worker?.postMessage(request);
  }
}

const connections = new Map<string, SearchConnection>();

/** The connection of this tab to an index, shared by the dialog and the search page. */
export function connectionTo(paths: Paths): SearchConnection {
  const connection = connections.get(paths.indexUrl) ?? new SearchConnection(paths);
  connections.set(paths.indexUrl, connection);
  return connection;
}
