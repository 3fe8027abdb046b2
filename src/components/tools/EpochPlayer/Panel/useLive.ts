import {useCallback, useEffect, useRef, useState, type Dispatch} from 'react';
import {watch, type Ending} from '../live/watch';
import type {Action} from '../model/player';
import {opened} from '../model/player';

export type Live = {readonly kind: 'idle' | 'asking' | 'live'} | {readonly kind: 'ended'; readonly ending: Ending};

/** Watches a network at the reader's request, one at a time. Leaving the page ends it. */
export function useLive(dispatch: Dispatch<Action>) {
  const [live, setLive] = useState<Live>({kind: 'idle'});
  const current = useRef<AbortController | null>(null);

  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  const ask = useCallback(
    (url: string) => {
      current.current?.abort();
      const mine = new AbortController();
      current.current = mine;
      let isFirst = true;
      setLive({kind: 'asking'});
      const show: Parameters<typeof watch>[2] = (film) => {
        if (current.current !== mine) return;
        dispatch(isFirst ? {do: 'open', ...opened(film)} : {do: 'extend', film});
        isFirst = false;
        setLive({kind: 'live'});
      };
      void watch(url, mine.signal, show).then((ending) => {
        // A later watch has taken over: its end counts, not this one's.
        if (current.current === mine) setLive({kind: 'ended', ending});
      });
    },
    [dispatch],
  );

  const leave = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setLive({kind: 'idle'});
  }, []);

  return {live, ask, stop, leave};
}
