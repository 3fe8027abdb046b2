import {useEffect, useRef, useState} from 'react';
import {addToHistory} from '../../client/history';
import {sendCall, type RpcOutcome} from '../../client/request';

export interface Run {
  isRunning: boolean;
  outcome: RpcOutcome | undefined;
  start: (url: string, params: unknown[]) => Promise<void>;
  cancel: () => void;
}

/** One call at a time: a new one, or leaving the page, cancels the one before. */
export default function useRun(instance: string, method: string): Run {
  const controller = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<RpcOutcome>();
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (url: string, params: unknown[]) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning(true);
    const result = await sendCall({url, method, params}, {signal: own.signal});
    if (controller.current !== own) return;
    setRunning(false);
    setOutcome(result);
    addToHistory(instance, {method, params: JSON.stringify(params), url, at: Date.now(), outcome: result.kind});
  };
  return {isRunning, outcome, start, cancel: () => controller.current?.abort()};
}
