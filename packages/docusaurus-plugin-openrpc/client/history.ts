import {LISTED} from './bounds';
import {readJson} from './scalars';
import {readStored, removeStored, writeStored} from './storage';

/** One call that the reader made; the list starts with the newest. `params` is the JSON text that was sent. */
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
/** Calls with larger parameters are not kept, because storage is small and shared. */
const MAX_PARAMS = 4_000;

/** The latest time that a `Date` can represent, in milliseconds. */
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
  return readStored(keyOf(instance), isHistory, []).slice(0, HISTORY_LENGTH);
}

/** Adds the entry at the start, and drops an earlier call with the same method, parameters and host. */
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

/** Parameters of an entry. Another program could have written the entry, so it can contain anything. */
export function historyParams({params}: HistoryEntry): unknown[] {
  const read = readJson(params, LISTED);
  return read.ok && 'value' in read && Array.isArray(read.value) ? read.value : [];
}
