import type {CallsData, CallsRequest, StepOutcome} from '../calls/data';
import type {AttackData} from './data';
import {TIME_LIMIT_SECONDS} from './limits';
import type {Failure, Reply, Task} from './messages';
import type {AttackResult} from './moments';
import type {AttackRequest} from './ScenarioRun';

/** The part of a Worker that is used here; tests replace it with a fake. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** A run without a result. */
export class RunFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
    this.name = 'RunFailed';
  }
}

/** A task before it has its number. */
type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;

/** Runs attacks and calls in a worker, one at a time. It's kept for the next run unless a run had to be ended. */
export class AttackRunner {
  private worker: WorkerLike | undefined;
  private lastId = 0;
  private end: ((failure: Failure) => void) | undefined;

  constructor(
    private readonly start: () => WorkerLike = startWorker,
    private readonly limit = TIME_LIMIT_SECONDS * 1000,
  ) {}

  /** Rejects with `RunFailed`, also if the run is stopped or takes too long. */
  run(data: AttackData, request: AttackRequest): Promise<AttackResult> {
    return this.post({data, request});
  }

  /** The same for the calls of a page. */
  runCalls(calls: CallsData, request: CallsRequest): Promise<StepOutcome[]> {
    return this.post({calls, request});
  }

  private post<Result>(task: WithoutId<Task>): Promise<Result> {
    this.stop();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end?.({kind: 'time'}), this.limit);
      const finish = () => {
        clearTimeout(timer);
        this.end = undefined;
      };
      const fail = (failure: Failure) => {
        finish();
        reject(new RunFailed(failure));
      };
      this.end = (failure) => {
        this.close();
        fail(failure);
      };
      this.worker ??= this.start();
      this.worker.onerror = (event) => this.end?.({kind: 'other', message: event.message || 'worker'});
      this.worker.onmessage = ({data: reply}: MessageEvent<Reply>) => {
        if (reply.id !== id) return;
        if ('failure' in reply) return fail(reply.failure);
        finish();
        resolve(reply.result as Result);
      };
      this.worker.postMessage({id, ...task} satisfies Task);
    });
  }

  /** Ends the run that is in progress, if there is one. */
  stop(): void {
    this.end?.({kind: 'stopped'});
  }

  /** Ends the worker. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
