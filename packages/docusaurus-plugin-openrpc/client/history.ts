import {readStored, removeStored, writeStored} from './storage';

/** One call that the reader made, newest first in the list. `params` is the JSON text that was sent. */
export interface HistoryEntry {
  method: string;
  params: string;
  url: string;
  /** Unix time in milliseconds. */
  at: number;
  outcome: string;
}

/** Entries kept for each documentation instance. */
export const HISTORY_LENGTH = 20;
/** A call with larger parameters is not remembered: storage is small and shared. */
const MAX_PARAMS = 4_000;

/** The last time that a date can hold, in milliseconds. */
const MAX_TIME = 8.64e15;

const keyOf = (instance: string) => `openrpc.history.${instance}`;

function isHistory(value: unknown): value is HistoryEntry[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) =>
        entry !== null &&
        typeof entry === 'object' &&
        ['method', 'params', 'url', 'outcome'].every((key) => typeof entry[key] === 'string') &&
        typeof entry.at === 'number' &&
        Math.abs(entry.at) <= MAX_TIME,
    )
  );
}

export function readHistory(instance: string): HistoryEntry[] {
  return readStored(keyOf(instance), isHistory, []);
}

/** Puts the entry first; an earlier call with the same method, parameters and host is dropped. */
export function addToHistory(instance: string, entry: HistoryEntry): HistoryEntry[] {
  const earlier = readHistory(instance);
  if (entry.params.length > MAX_PARAMS) return earlier;
  const others = earlier.filter(
    ({method, params, url}) => method !== entry.method || params !== entry.params || url !== entry.url,
  );
  const next = [entry, ...others].slice(0, HISTORY_LENGTH);
  writeStored(keyOf(instance), next);
  return next;
}

export function clearHistory(instance: string): void {
  removeStored(keyOf(instance));
}

/** Parameters of an entry; an entry that another program wrote may hold anything. */
export function historyParams({params}: HistoryEntry): unknown[] {
  try {
    const value: unknown = JSON.parse(params);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
