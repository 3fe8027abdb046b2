import {useEffect, useRef, useState} from 'react';
import type {CallState, CallStore} from '../../client/callStore';
import {writeField} from '../../client/fields';
import type {InstanceData} from '../../client/pageData';
import {fromFragment, isCallFragment, toFragment} from '../../client/shareLink';

/** Why the form doesn't contain what a link contains. */
export type LinkProblem = 'damaged' | 'otherEndpoint';

export interface SharedCallHook {
  problem: LinkProblem | undefined;
  /** Writes the call to the address, unless it is too large for one. Returns whether the address contains it. */
  share: (params: unknown[]) => boolean;
}

const isSame = (a: CallState, b: CallState) =>
  a.endpoint === b.endpoint && a.customUrl === b.customUrl && a.texts.every((text, index) => text === b.texts[index]);

function setFragment(fragment: string): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + fragment);
}

/**
 * The form follows the address: on arrival, when the reader opens another link in the same tab, and on Back. The
 * address never keeps a call that the form no longer contains.
 *
 * @param count number of parameters of the method
 */
export function useSharedCall({endpoints}: InstanceData, count: number, store: CallStore): SharedCallHook {
  const [problem, setProblem] = useState<LinkProblem>();
  /** What the form contains while the address contains the same call, and what it contained before. */
  const shown = useRef<{state: CallState; before: CallState} | null>(null);
  const hold = () => {
    shown.current = {state: store.current(), before: shown.current?.before ?? store.current()};
  };

  const show = (params: unknown[], endpoint: string | undefined) => {
    const isKnown = endpoint === undefined || endpoints.some(({id}) => id === endpoint);
    const before = shown.current?.before ?? store.current();
    store.show({
      texts: Array.from({length: count}, (_, index) => writeField(params[index])),
      ...(isKnown && endpoint !== undefined && {endpoint}),
    });
    shown.current = {state: store.current(), before};
    setProblem(isKnown ? undefined : 'otherEndpoint');
  };
  const leave = () => {
    // Back to the address without a call. An edited form stays.
    if (shown.current && isSame(store.current(), shown.current.state)) store.show(shown.current.before);
    shown.current = null;
    setProblem(undefined);
  };
  const follow = () => {
    const {hash} = window.location;
    const shared = fromFragment(hash);
    if (shared && shared.params.length <= count) show(shared.params, shared.endpoint);
    else if (isCallFragment(hash)) {
      setProblem('damaged');
      setFragment('');
    } else if (hash === '') leave();
  };

  useEffect(() => {
    store.restoreChoice();
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
    // The store of a page stays the same, so the functions of the first render do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isCallFragment(window.location.hash)) return;
    if (shown.current && isSame(store.current(), shown.current.state)) return;
    shown.current = null;
    setFragment('');
    setProblem(undefined);
    // Each change of the form is a new state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store.state]);

  return {
    problem,
    share: (params) => {
      const {endpoint} = store.current();
      const fragment = toFragment(params, endpoints.some(({id}) => id === endpoint) ? endpoint : undefined);
      if (fragment === undefined) return false;
      setFragment(fragment);
      hold();
      return true;
    },
  };
}
