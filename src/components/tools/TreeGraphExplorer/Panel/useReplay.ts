import {useEffect, useState, type Dispatch} from 'react';
import type {Action, State} from '../model/explorer';

/** Time between two blocks of a replay, in milliseconds. */
const PACE = 900;

/** Plays the recorded blocks again, one after the other, until the last one or until the reader stops it. */
export function useReplay({shown, moves}: State, dispatch: Dispatch<Action>) {
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && shown < moves.length;
  useEffect(() => {
    if (!isPlaying) return setWanted(false);
    const timer = window.setTimeout(() => dispatch({do: 'step'}), PACE);
    return () => window.clearTimeout(timer);
  }, [isPlaying, shown, dispatch]);
  return {
    isPlaying,
    stop: () => setWanted(false),
    play: () => {
      dispatch({do: 'rewind'});
      setWanted(true);
    },
  };
}
