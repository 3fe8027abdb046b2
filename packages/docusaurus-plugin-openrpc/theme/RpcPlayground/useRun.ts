import {useEffect, useRef, useState} from 'react';
import {addToHistory} from '../../client/history';
import {sendCall, type RpcOutcome} from '../../client/request';

/** Returns the parameters of a call, or undefined if the call is not possible. */
export type Prepare = (signal: AbortSignal) => Promise<unknown[] | undefined>;

export interface Run {
  isRunning: boolean;
  outcome: RpcOutcome | undefined;
  start: (url: string, prepare: Prepare) => Promise<void>;
  cancel: () => void;
}

/** Runs one call at a time: a new call, or leaving the page, cancels the previous one. */
export default function useRun(instance: string, method: string): Run {
  const controller = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<RpcOutcome>();
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (url: string, prepare: Prepare) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning(true);
    const params = await prepare(own.signal);
    const result = params && (await sendCall({url, method, params}, {signal: own.signal}));
    if (controller.current !== own) return;
    setRunning(false);
    if (!result) return;
    setOutcome(result);
    addToHistory(instance, {method, params: JSON.stringify(params), url, at: Date.now(), outcome: result.kind});
  };
  return {isRunning, outcome, start, cancel: () => controller.current?.abort()};
}
