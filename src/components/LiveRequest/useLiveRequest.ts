import {useCallback, useEffect, useRef, useState} from 'react';
import type {LiveRequestSpec} from './requests';
import {send, type Outcome} from './send';

export type State = {kind: 'idle'} | {kind: 'pending'} | Outcome;

/** Runs one request at a time. Nothing is sent before `run`; leaving the page or changing the request cancels. */
export function useLiveRequest({url, body}: LiveRequestSpec): {state: State; run: () => void; cancel: () => void} {
  const [state, setState] = useState<State>({kind: 'idle'});
  const current = useRef<AbortController | null>(null);

  const cancel = useCallback(() => current.current?.abort(), []);

  const run = useCallback(() => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setState({kind: 'pending'});
    void send(url, body, mine.signal).then((outcome) => {
      // A later request has taken over: its outcome counts, not this one's.
      if (current.current === mine) setState(outcome);
    });
  }, [url, body]);

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
