import {describe, expect, it, vi} from 'vitest';
import type {AttackData} from '../data';
import {failureOf} from '../failureOf';
import type {Task} from '../messages';
import type {AttackResult} from '../moments';
import {AttackRunner, type WorkerLike} from '../runner';
import {PreparationFailed} from '../ScenarioRun';
import {TooManySteps} from '../Tracer';

const data = {} as AttackData;
const request = {attack: 'a', target: 'A', amounts: {}};
const result = {works: true} as AttackResult;

/** A worker that answers when the test says so. */
function fakeWorker() {
  const tasks: Task[] = [];
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: vi.fn<(task: Task) => void>((task) => tasks.push(task)),
    terminate: vi.fn<() => void>(),
  } as unknown as WorkerLike & {postMessage: unknown};
  const reply = (message: object) => worker.onmessage!.call(worker as Worker, {data: message} as MessageEvent);
  return {worker, tasks, reply};
}

describe('the runner of attacks', () => {
  it('keeps its worker for the next run', async () => {
    const {worker, tasks, reply} = fakeWorker();
    const start = vi.fn<() => WorkerLike>(() => worker);
    const runner = new AttackRunner(start);
    for (let run = 0; run < 2; run++) {
      const promise = runner.run(data, request);
      reply({id: tasks.at(-1)!.id, result});
      expect(await promise).toBe(result);
    }
    expect(start).toHaveBeenCalledTimes(1);
    expect(worker.terminate).not.toHaveBeenCalled();
  });

  it('ends the worker when the reader stops a run, and starts another for the next', async () => {
    const fakes = [fakeWorker(), fakeWorker()];
    let started = 0;
    const start = (): WorkerLike => fakes[started++]!.worker;
    const runner = new AttackRunner(start);
    const stopped = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'stopped'}});
    runner.stop();
    await stopped;
    expect(fakes[0]!.worker.terminate).toHaveBeenCalledTimes(1);
    const promise = runner.run(data, request);
    fakes[1]!.reply({id: fakes[1]!.tasks[0]!.id, result});
    expect(await promise).toBe(result);
  });

  it('ends a run that takes too long, and one that a later run replaces', async () => {
    vi.useFakeTimers();
    try {
      const {worker} = fakeWorker();
      const runner = new AttackRunner(() => worker, 100);
      const slow = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'time'}});
      vi.advanceTimersByTime(99);
      expect(worker.terminate).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      await slow;
      expect(worker.terminate).toHaveBeenCalledTimes(1);
      const replaced = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'stopped'}});
      const last = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'stopped'}});
      runner.stop();
      await Promise.all([replaced, last]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('passes on a failure, and an error of the worker itself', async () => {
    const {worker, tasks, reply} = fakeWorker();
    const runner = new AttackRunner(() => worker);
    const failed = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'steps'}});
    reply({id: tasks[0]!.id, failure: failureOf(new TooManySteps())});
    await failed;
    const broken = expect(runner.run(data, request)).rejects.toMatchObject({failure: {kind: 'other', message: 'no'}});
    worker.onerror!.call(worker as Worker, {message: 'no'} as ErrorEvent);
    await broken;
  });
});

it('a failure says what went wrong', () => {
  expect(failureOf(new PreparationFailed(2, 'too little'))).toEqual({
    kind: 'preparation',
    step: 2,
    reason: 'too little',
  });
  expect(failureOf(new Error('no'))).toEqual({kind: 'other', message: 'no'});
});
