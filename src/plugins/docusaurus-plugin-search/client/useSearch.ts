import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer} from '../model';
import {connectionTo} from './connection';
import {useSearchPaths} from './useSearchPaths';

/** `unavailable`: the development server has no index, because it is created from the finished pages. */
type SearchState = 'loading' | 'ready' | 'failed' | 'unavailable';

export type Search = {
  state: SearchState;
  /** Result for `answered`; it stays until the next one arrives. */
  answer: SearchAnswer | undefined;
  answered: string;
  retry: () => void;
};

const EXISTS = process.env.NODE_ENV === 'production';

/** Loads the index at the first render and searches for `query`, with at most `limit` pages. */
export function useSearch(query: string, limit: number): Search {
  const {indexUrl, wordsUrl} = useSearchPaths();
  const [state, setState] = useState<SearchState>(EXISTS ? 'loading' : 'unavailable');
  const [result, setResult] = useState<{answer: SearchAnswer | undefined; answered: string}>({
    answer: undefined,
    answered: '',
  });

  const load = useCallback(() => {
    if (!EXISTS) return;
    setState('loading');
    connectionTo({indexUrl, wordsUrl})
      .load()
      .then(
        () => setState('ready'),
        () => setState('failed'),
      );
  }, [indexUrl, wordsUrl]);

  useEffect(load, [load]);

  useEffect(() => {
    const trimmed = query.trim();
    let current = true;
    if (state !== 'ready') return undefined;
    if (trimmed === '') setResult({answer: undefined, answered: ''});
    else
      void connectionTo({indexUrl, wordsUrl}).find(trimmed, limit, (answer) => {
        if (current) setResult({answer, answered: trimmed});
      });
    return () => {
      current = false;
    };
  }, [indexUrl, limit, query, state, wordsUrl]);

  return {state, ...result, retry: load};
}
