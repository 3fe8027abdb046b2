/** Runs in a Web Worker: runs one attack after another, off the main thread. */
import {failureOf} from './failureOf';
import type {AttackReply, AttackTask} from './messages';
import {runAttack} from './runAttack';

addEventListener('message', ({data: {id, data, request}}: MessageEvent<AttackTask>) => {
  const reply = (message: AttackReply): void => postMessage(message);
  runAttack(data, request).then(
    (result) => reply({id, result}),
    (error: unknown) => reply({id, failure: failureOf(error)}),
  );
});
