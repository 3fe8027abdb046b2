import type {SearchAnswer} from '../model';
import type {Reply, Request} from './messages';

/** The part of a Worker that is used here; tests replace it with a fake. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * One worker with one index. `load` can be called repeatedly: it fetches the index once, and again only after a
 * failure. If a later query overtakes an earlier one, the earlier one never gets a result.
 */
export class SearchConnection {
  private worker: WorkerLike | undefined;
  private loading: Promise<void> | undefined;
  private lastId = 0;
  private waiting: ((answer: SearchAnswer) => void) | undefined;

  constructor(
    private readonly indexUrl: string,
    private readonly start: () => WorkerLike = startWorker,
  ) {}

  /** Fetches the index; rejects if it can't be fetched or read, or if the browser blocks the worker. */
  load(): Promise<void> {
    this.loading ??= this.open().catch((error: unknown) => {
      this.worker?.terminate();
      this.worker = undefined;
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  async find(query: string, limit: number): Promise<SearchAnswer> {
    await this.load();
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.send({type: 'find', id, query, limit});
    });
  }

  private open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = this.start();
      this.worker = worker;
      worker.onerror = (event) => reject(new Error(event.message || 'worker'));
      worker.onmessage = ({data}: MessageEvent<Reply>) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'failed') reject(new Error(data.reason));
        else if (data.id === this.lastId) this.waiting?.(data.answer);
      };
      this.send({type: 'load', url: this.indexUrl});
    });
  }

  private send(request: Request): void {
    this.worker?.postMessage(request);
  }
}

const connections = new Map<string, SearchConnection>();

/** The connection of this tab to an index, shared by the dialog and the search page. */
export function connectionTo(indexUrl: string): SearchConnection {
  const connection = connections.get(indexUrl) ?? new SearchConnection(indexUrl);
  connections.set(indexUrl, connection);
  return connection;
}
