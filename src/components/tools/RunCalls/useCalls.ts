import {useCallback, useEffect, useRef, useState} from 'react';
import type {Failure} from '@site/src/evm/attack/messages';
import type {AttackRunner} from '@site/src/evm/attack/runner';
import type {CallsData, CallsRequest, StepOutcome} from '@site/src/evm/calls/data';

/** What the box shows: the recorded outcome until the reader runs the calls. */
export type Calls =
  | {readonly state: 'recorded' | 'running'}
  | {readonly state: 'failed'; readonly failure: Failure | {readonly kind: 'loading'}}
  | {readonly state: 'done'; readonly outcomes: readonly StepOutcome[]};

/** Fetches the compiled contracts of a topic, in the language of the page. */
const loadCalls = async (topic: string): Promise<CallsData> =>
  (
    (await import(
      /* webpackChunkName: "calls-[request]" */ `@generated/docusaurus-plugin-attacks/default/calls/${topic}.json`
    )) as {default: CallsData}
  ).default;

/** Runs calls of a topic, one run at a time. The first run fetches the code that runs them, and the contracts. */
export function useCalls(topic: string) {
  const [calls, setCalls] = useState<Calls>({state: 'recorded'});
  const runner = useRef<AttackRunner>(undefined);
  const latest = useRef(0);
  useEffect(() => () => runner.current?.close(), []);

  const start = useCallback(
    async (request: CallsRequest) => {
      const number = ++latest.current;
      const show = (next: Calls) => number === latest.current && setCalls(next);
      setCalls({state: 'running'});
      try {
        const [{AttackRunner, RunFailed}, data] = await Promise.all([
          import(/* webpackChunkName: "attack-runner" */ '@site/src/evm/attack/runner'),
          loadCalls(topic),
        ]);
        if (number !== latest.current) return;
        runner.current ??= new AttackRunner();
        await runner.current.runCalls(data, request).then(
          (outcomes) => show({state: 'done', outcomes}),
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
    setCalls({state: 'failed', failure: {kind: 'stopped'}});
  }, []);
  const clear = useCallback(() => setCalls({state: 'recorded'}), []);
  return {calls, start, stop, clear};
}
