import {useSyncExternalStore} from 'react';
import type {InstanceData} from './pageData';
import {readStored, writeStored} from './storage';

/** What the reader has typed and chosen on one method page; samples and playground show the same. */
export interface CallState {
  /** Text of each field, by position. */
  texts: readonly string[];
  /** Id of the preset, or `custom`. */
  endpoint: string;
  /** Address that was typed for `custom`. */
  customUrl: string;
}

interface Store {
  state: CallState;
  listeners: Set<() => void>;
}

const stores = new Map<string, Store>();

interface Choice {
  endpoint: string;
  customUrl: string;
}

const isChoice = (value: unknown): value is Choice =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as Choice).endpoint === 'string' &&
  typeof (value as Choice).customUrl === 'string';

const choiceKey = (instance: string) => `openrpc.endpoint.${instance}`;

function storeOf(key: string, initial: () => CallState): Store {
  let store = stores.get(key);
  if (!store) {
    store = {state: initial(), listeners: new Set()};
    stores.set(key, store);
  }
  return store;
}

/** Forgets what was typed on every page; for tests. */
export function resetCallStores(): void {
  stores.clear();
}

export interface CallStore {
  state: CallState;
  /** The state as it is now, for what goes on after a render. */
  current: () => CallState;
  update: (change: Partial<CallState>) => void;
  /** Takes over the endpoint that the reader chose on an earlier page of the instance; call it after hydration. */
  restoreChoice: () => void;
}

/** State of the call on a method page. The first render, here and on the server, has the defaults. */
export function useCallStore(instance: InstanceData, method: string, texts: readonly string[]): CallStore {
  const initial = (): CallState => ({texts, endpoint: instance.defaultEndpoint, customUrl: ''});
  const store = storeOf(`${instance.id}/${method}`, initial);
  const subscribe = (listener: () => void) => {
    store.listeners.add(listener);
    return () => store.listeners.delete(listener);
  };
  const state = useSyncExternalStore(
    subscribe,
    () => store.state,
    () => store.state,
  );
  const update = (change: Partial<CallState>) => {
    store.state = {...store.state, ...change};
    if (change.endpoint !== undefined || change.customUrl !== undefined) {
      writeStored(choiceKey(instance.id), {endpoint: store.state.endpoint, customUrl: store.state.customUrl});
    }
    store.listeners.forEach((listener) => listener());
  };
  const restoreChoice = () => {
    const choice = readStored<Choice | null>(choiceKey(instance.id), isChoice, null);
    const known = choice && (choice.endpoint === 'custom' || instance.endpoints.some(({id}) => id === choice.endpoint));
    if (choice && known) update(choice);
  };
  return {state, current: () => store.state, update, restoreChoice};
}

/** WebSocket address of the chosen endpoint; an own one is taken to listen at the same place. */
export function socketUrl(instance: InstanceData, state: CallState): string {
  const preset = instance.endpoints.find(({id}) => id === state.endpoint);
  return preset?.ws ?? endpointUrl(instance, state).trim().replace(/^http/, 'ws');
}

/** Address that the chosen endpoint stands for; an own address may be any text. */
export function endpointUrl(instance: InstanceData, {endpoint, customUrl}: CallState): string {
  return endpoint === 'custom' ? customUrl : (instance.endpoints.find(({id}) => id === endpoint)?.url ?? '');
}
