import {useEffect, useState, type Dispatch} from 'react';
import type {Action, State} from '../model/player';

/** Time between two moments, in milliseconds. */
const PACE = 1200;

/** Shows one moment after the other until the last one, or until the reader pauses. */
export function usePlay({film, at}: State, dispatch: Dispatch<Action>) {
  const [isWanted, setWanted] = useState(false);
  const isAtEnd = at >= film.frames.length - 1;
  const isPlaying = isWanted && !isAtEnd;
  useEffect(() => {
    if (!isPlaying) return setWanted(false);
    const timer = window.setTimeout(() => dispatch({do: 'step'}), PACE);
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, dispatch]);
  return {
    isPlaying,
    pause: () => setWanted(false),
    play: () => {
      if (isAtEnd) dispatch({do: 'rewind'});
      setWanted(true);
    },
  };
}
