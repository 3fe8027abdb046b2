import {useSyncExternalStore} from 'react';
import type {InstanceData} from './pageData';
import {readStored, writeStored} from './storage';

/** The reader's input on one method page; samples and playground both show it. */
export interface CallState {
  /** The text in each field, by position. */
  texts: readonly string[];
  /** Id of the preset, or `custom`. */
  endpoint: string;
  /** The address that the reader typed for `custom`. */
  customUrl: string;
  /** Index of the example that the form started from; missing for the first one. */
  example?: number;
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

/** Forgets the input on every page; for tests. */
export function resetCallStores(): void {
  stores.clear();
}

export interface CallStore {
  state: CallState;
  /** The latest state, for code that continues after a render. */
  current: () => CallState;
  update: (change: Partial<CallState>) => void;
  /** The same for a call that the reader didn't type, such as that of a link: its endpoint isn't kept for later. */
  show: (change: Partial<CallState>) => void;
  /** Restores the endpoint that the reader chose on an earlier page of the instance. Call it after hydration. */
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
  const show = (change: Partial<CallState>) => {
    store.state = {...store.state, ...change};
    store.listeners.forEach((listener) => listener());
  };
  const update = (change: Partial<CallState>) => {
    show(change);
    if (change.endpoint !== undefined || change.customUrl !== undefined) {
      writeStored(choiceKey(instance.id), {endpoint: store.state.endpoint, customUrl: store.state.customUrl});
    }
  };
  const restoreChoice = () => {
    const choice = readStored<Choice | null>(choiceKey(instance.id), isChoice, null);
    const known = choice && (choice.endpoint === 'custom' || instance.endpoints.some(({id}) => id === choice.endpoint));
    if (choice && known) update(choice);
  };
  return {state, current: () => store.state, update, show, restoreChoice};
}

/** The choice of the endpoint with this address: a preset, or the address as the reader's own. */
export function endpointOf(instance: InstanceData, url: string): Choice {
  const preset = instance.endpoints.find((one) => new URL(one.url).href === url);
  return preset ? {endpoint: preset.id, customUrl: ''} : {endpoint: 'custom', customUrl: url};
}

/** WebSocket address of the chosen endpoint. A custom endpoint is assumed to listen at the same address. */
export function socketUrl(instance: InstanceData, state: CallState): string {
  const preset = instance.endpoints.find(({id}) => id === state.endpoint);
  return preset?.ws ?? endpointUrl(instance, state).trim().replace(/^http/, 'ws');
}

/** Address of the chosen endpoint. A custom address can be any text. */
export function endpointUrl(instance: InstanceData, {endpoint, customUrl}: CallState): string {
  return endpoint === 'custom' ? customUrl : (instance.endpoints.find(({id}) => id === endpoint)?.url ?? '');
}
