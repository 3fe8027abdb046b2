import {useEffect, useRef, useState} from 'react';
import {writeJson} from '../../client/exactJson';
import {addToHistory} from '../../client/history';
import {sendCall, type RpcOutcome} from '../../client/request';
import type {Destination, SentCall} from '../../client/sentCall';

/** Returns the parameters of a call, or undefined if the call is not possible. */
export type Prepare = (signal: AbortSignal) => Promise<unknown[] | undefined>;

/** A call with its outcome. */
export interface Ran {
  sent: SentCall;
  outcome: RpcOutcome;
}

export interface Run {
  isRunning: boolean;
  /** The last call that ended. */
  ran: Ran | undefined;
  start: (destination: Destination, prepare: Prepare) => Promise<void>;
  cancel: () => void;
}

/** Runs one call at a time: a new call, or leaving the page, cancels the previous one. */
export default function useRun(instance: string, method: string): Run {
  const controller = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [ran, setRan] = useState<Ran>();
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (destination: Destination, prepare: Prepare) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning(true);
    const params = await prepare(own.signal);
    const {url} = destination;
    const at = Date.now();
    const outcome = params && (await sendCall({url, method, params}, {signal: own.signal}));
    if (controller.current !== own) return;
    setRunning(false);
    if (!outcome) return;
    setRan({sent: {...destination, params, at}, outcome});
    addToHistory(instance, {method, params: writeJson(params), url, at, outcome: outcome.kind});
  };
  return {isRunning, ran, start, cancel: () => controller.current?.abort()};
}
