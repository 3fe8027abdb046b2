import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer} from '../model';
import {connectionTo} from './connection';
import {useSearchPaths} from './useSearchPaths';

/** `unavailable`: the development server has no index, it is made from the finished pages. */
type SearchState = 'loading' | 'ready' | 'failed' | 'unavailable';

export type Search = {
  state: SearchState;
  /** Answer to `answered`; the last one stays while the next is on its way. */
  answer: SearchAnswer | undefined;
  answered: string;
  retry: () => void;
};

const EXISTS = process.env.NODE_ENV === 'production';

/** Loads the index when first rendered and answers `query`, with at most `limit` pages. */
export function useSearch(query: string, limit: number): Search {
  const {indexUrl} = useSearchPaths();
  const [state, setState] = useState<SearchState>(EXISTS ? 'loading' : 'unavailable');
  const [result, setResult] = useState<{answer: SearchAnswer | undefined; answered: string}>({
    answer: undefined,
    answered: '',
  });

  const load = useCallback(() => {
    if (!EXISTS) return;
    setState('loading');
    connectionTo(indexUrl)
      .load()
      .then(
        () => setState('ready'),
        () => setState('failed'),
      );
  }, [indexUrl]);

  useEffect(load, [load]);

  useEffect(() => {
    const trimmed = query.trim();
    let current = true;
    if (state !== 'ready') return undefined;
    if (trimmed === '') setResult({answer: undefined, answered: ''});
    else
      void connectionTo(indexUrl)
        .find(trimmed, limit)
        .then((answer) => current && setResult({answer, answered: trimmed}));
    return () => {
      current = false;
    };
  }, [indexUrl, limit, query, state]);

  return {state, ...result, retry: load};
}
