import {useCallback, useEffect, useRef, useState} from 'react';
import type {LiveRequestSpec} from './requests';
import {send, type Decode, type Outcome, type Quantity} from './send';

export type State<T = Quantity> = {kind: 'idle'} | {kind: 'pending'} | Outcome<T>;

/**
 * Runs one request at a time. Nothing is sent before `run`; leaving the page or changing the request cancels.
 * `decode` reads the result, by default as a number; it must be the same function on each rendering.
 */
export function useLiveRequest<T = Quantity>(
  {url, body}: Pick<LiveRequestSpec, 'url' | 'body'>,
  decode?: Decode<T>,
): {state: State<T>; run: () => void; cancel: () => void} {
  const [state, setState] = useState<State<T>>({kind: 'idle'});
  const current = useRef<AbortController | null>(null);

  const cancel = useCallback(() => current.current?.abort(), []);

  const run = useCallback(() => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setState({kind: 'pending'});
    void send(url, body, mine.signal, undefined, decode).then((outcome) => {
      // A later request has taken over: its outcome counts, not this one's.
      if (current.current === mine) setState(outcome);
    });
  }, [url, body, decode]);

  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
      setState({kind: 'idle'});
    },
    [url, body],
  );

  return {state, run, cancel};
}
