import {useCallback, useEffect, useRef, useState} from 'react';
import type {AttackData} from '@site/src/evm/attack/data';
import type {Failure} from '@site/src/evm/attack/messages';
import type {AttackResult} from '@site/src/evm/attack/moments';
import type {AttackRequest} from '@site/src/evm/attack/ScenarioRun';
import type {AttackRunner} from '@site/src/evm/attack/runner';
import {loadAttack} from './load';

/** The run that the box shows. */
export type Run =
  | {readonly state: 'idle' | 'running'}
  | {readonly state: 'failed'; readonly failure: Failure | {readonly kind: 'loading'}}
  | {
      readonly state: 'done';
      /** Counts the runs, so that each result starts at its beginning. */
      readonly number: number;
      readonly data: AttackData;
      readonly request: AttackRequest;
      readonly result: AttackResult;
    };

/** Runs attacks of a topic, one at a time. The code that runs them, and the contracts, are fetched by the first run. */
export function useRun(topic: string) {
  const [run, setRun] = useState<Run>({state: 'idle'});
  const runner = useRef<AttackRunner>(undefined);
  const latest = useRef(0);
  useEffect(() => () => runner.current?.close(), []);

  const start = useCallback(
    async (request: AttackRequest) => {
      const number = ++latest.current;
      const show = (next: Run) => number === latest.current && setRun(next);
      setRun({state: 'running'});
      try {
        const [{AttackRunner, RunFailed}, data] = await Promise.all([
          import(/* webpackChunkName: "attack-runner" */ '@site/src/evm/attack/runner'),
          loadAttack(topic),
          import(/* webpackChunkName: "attack-result" */ './Result'),
        ]);
        if (number !== latest.current) return;
        runner.current ??= new AttackRunner();
        await runner.current.run(data, request).then(
          (result) => show({state: 'done', number, data, request, result}),
          (error: unknown) => {
            if (!(error instanceof RunFailed)) throw error;
            show({state: 'failed', failure: error.failure});
          },
        );
      } catch {
        show({state: 'failed', failure: {kind: 'loading'}});
      }
    },
    [topic],
  );
  /** Ends the run, also while its code is being fetched. */
  const stop = useCallback(() => {
    latest.current++;
    runner.current?.stop();
    setRun({state: 'failed', failure: {kind: 'stopped'}});
  }, []);
  const clear = useCallback(() => setRun({state: 'idle'}), []);
  return {run, start, stop, clear};
}
