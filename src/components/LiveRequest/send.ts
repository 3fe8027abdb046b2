import {decodeQuantity} from './decode';

/** How long an answer may take, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/** What became of a request. `ms` is the round trip as the reader's browser saw it. */
export type Outcome =
  | {kind: 'ok'; hex: string; value: bigint; ms: number}
  /** The node understood and refused (a JSON-RPC error object). */
  | {kind: 'refused'; code: number; message: string; ms: number}
  | {kind: 'http'; status: number}
  | {kind: 'notJson'}
  /** JSON, but neither a quantity nor an error. */
  | {kind: 'unexpected'}
  | {kind: 'offline'}
  | {kind: 'timeout'}
  /** The browser got no answer: a name that does not resolve, a firewall, a blocking extension. */
  | {kind: 'unreachable'}
  | {kind: 'cancelled'};

/** What `send` takes from its surroundings, so that a test can replace each part. */
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

function read(payload: unknown, ms: number): Outcome {
  const {result, error} = (payload ?? {}) as {result?: unknown; error?: {code?: unknown; message?: unknown}};
  if (error && typeof error.code === 'number') {
    return {kind: 'refused', code: error.code, message: String(error.message ?? ''), ms};
  }
  const value = decodeQuantity(result);
  return value === undefined ? {kind: 'unexpected'} : {kind: 'ok', hex: result as string, value, ms};
}

/**
 * Sends one JSON-RPC body by POST and says what became of it; it never throws.
 * `cancel` ends it early; without an answer it ends after `TIMEOUT_MS`.
 */
export async function send(url: string, body: string, cancel: AbortSignal, around: Surroundings = browser): Promise<Outcome> {
  if (around.isOffline()) return {kind: 'offline'};
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), TIMEOUT_MS);
  const onCancel = () => stop.abort('cancelled');
  cancel.addEventListener('abort', onCancel);
  if (cancel.aborted) onCancel();
  const started = around.now();
  try {
    const response = await around.fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body, signal: stop.signal});
    const text = await response.text();
    const ms = Math.round(around.now() - started);
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      return response.ok ? {kind: 'notJson'} : {kind: 'http', status: response.status};
    }
    // A node may put a JSON-RPC error into an answer of any HTTP status: the error says more than the status.
    const outcome = read(payload, ms);
    return response.ok || outcome.kind === 'refused' ? outcome : {kind: 'http', status: response.status};
  } catch {
    if (stop.signal.aborted) return {kind: stop.signal.reason === 'timeout' ? 'timeout' : 'cancelled'};
    return {kind: around.isOffline() ? 'offline' : 'unreachable'};
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
}
