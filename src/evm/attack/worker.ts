/** Runs in a Web Worker: runs one attack, or the calls of one step, after another, off the main thread. */
import {runCalls} from '../calls/runCalls';
import {failureOf} from './failureOf';
import type {Reply, Task} from './messages';
import {runAttack} from './runAttack';

addEventListener('message', ({data: task}: MessageEvent<Task>) => {
  const reply = (message: Reply): void => postMessage(message);
  const run: Promise<unknown> =
    'calls' in task ? runCalls(task.calls, task.request) : runAttack(task.data, task.request);
  run.then(
    (result) => reply({id: task.id, result}),
    (error: unknown) => reply({id: task.id, failure: failureOf(error)}),
  );
});
