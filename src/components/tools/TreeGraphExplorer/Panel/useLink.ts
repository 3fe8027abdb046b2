import {useCallback, useEffect, useState, type Dispatch} from 'react';
import {copyText} from '@site/src/components/parts/CopyButton/copyText';
import type {Action, State} from '../model/explorer';
import {hashOf, openHash, type LinkProblem} from '../model/link';

export type Shared = 'copied' | 'shown' | undefined;

/** Opens the graph that the address contains, and writes the reader's graph there. */
export function useLink(state: State, dispatch: Dispatch<Action>) {
  const [problem, setProblem] = useState<LinkProblem>();
  const [shared, setShared] = useState<Shared>();

  useEffect(() => {
    const openAddress = () => {
      const opened = openHash(window.location.hash);
      if (!opened) return;
      setProblem('problem' in opened ? opened.problem : undefined);
      if ('state' in opened) dispatch({do: 'open', state: opened.state});
    };
    openAddress();
    window.addEventListener('hashchange', openAddress);
    return () => window.removeEventListener('hashchange', openAddress);
  }, [dispatch]);

  // A message about a link only applies to the graph of that moment.
  useEffect(() => setShared(undefined), [state]);

  const share = useCallback(async () => {
    const hash = hashOf(state);
    window.history.replaceState(window.history.state, '', hash);
    setProblem(undefined);
    setShared((await copyText(window.location.href)) ? 'copied' : 'shown');
  }, [state]);

  return {problem, shared, share};
}
