import {decodeQuantity} from './decode';

/** Time limit of a response, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/**
 * Characters of a response that are read, at most: more than twice as many as the hashes of a full block need. Of a
 * node's error, only the beginning is shown.
 */
const [LONGEST, LONGEST_MESSAGE] = [500_000, 500];

/** A result that is a number, as text and as a value. */
export type Quantity = {hex: string; value: bigint};

/** Reads the `result` of a response; undefined if it isn't what the method returns. */
export type Decode<T> = (result: unknown) => T | undefined;

/**
 * The outcome of a request. `ms` is the round trip as measured in the reader's browser, and `T` the content of the
 * response.
 */
export type Outcome<T = Quantity> =
  | ({kind: 'ok'; ms: number} & T)
  /** The node returned a JSON-RPC error. */
  | {kind: 'refused'; code: number; message: string; ms: number}
  | {kind: 'http'; status: number}
  | {kind: 'notJson'}
  /** JSON, but neither the expected result nor an error. */
  | {kind: 'unexpected'}
  | {kind: 'offline'}
  | {kind: 'timeout'}
  /** The browser got no response: a name that does not resolve, a firewall, a blocking extension. */
  | {kind: 'unreachable'}
  | {kind: 'cancelled'};

/** The environment of `send`, so that a test can replace each part. */
export type Surroundings = {
  fetch: typeof fetch;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
  isOffline: () => boolean;
};

const browser: Surroundings = {
  fetch: (...args) => fetch(...args),
  now: () => performance.now(),
  isOffline: () => typeof navigator !== 'undefined' && navigator.onLine === false,
};

/** The default: a result that is a number. */
const decodeNumber: Decode<Quantity> = (result) => {
  const value = decodeQuantity(result);
  return value === undefined ? undefined : {hex: result as string, value};
};

function read<T>(payload: unknown, ms: number, decode: Decode<T>): Outcome<T> {
  const {result, error} = (payload ?? {}) as {result?: unknown; error?: {code?: unknown; message?: unknown}};
  if (error && typeof error.code === 'number') {
    const message = typeof error.message === 'string' ? error.message.slice(0, LONGEST_MESSAGE) : '';
    return {kind: 'refused', code: error.code, message, ms};
  }
  const content = decode(result);
  return content === undefined ? {kind: 'unexpected'} : {kind: 'ok', ...content, ms};
}

/**
 * Sends one JSON-RPC body by POST and returns the outcome; it never throws. `cancel` ends it early; without a response
 * it ends after `TIMEOUT_MS`.
 */
export async function send<T = Quantity>(
  url: string,
  body: string,
  cancel: AbortSignal,
  around: Surroundings = browser,
  decode: Decode<T> = decodeNumber as unknown as Decode<T>,
): Promise<Outcome<T>> {
  if (around.isOffline()) return {kind: 'offline'};
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), TIMEOUT_MS);
  const onCancel = () => stop.abort('cancelled');
  cancel.addEventListener('abort', onCancel);
  if (cancel.aborted) onCancel();
  const started = around.now();
  try {
    const response = await around.fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
      signal: stop.signal,
    });
    const text = await response.text();
    const ms = Math.round(around.now() - started);
    if (text.length > LONGEST) return response.ok ? {kind: 'unexpected'} : {kind: 'http', status: response.status};
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      return response.ok ? {kind: 'notJson'} : {kind: 'http', status: response.status};
    }
    // A node can return a JSON-RPC error with any HTTP status: the error is more specific than the status.
    const outcome = read(payload, ms, decode);
    return response.ok || outcome.kind === 'refused' ? outcome : {kind: 'http', status: response.status};
  } catch {
    if (stop.signal.aborted) return {kind: stop.signal.reason === 'timeout' ? 'timeout' : 'cancelled'};
    return {kind: around.isOffline() ? 'offline' : 'unreachable'};
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
}
