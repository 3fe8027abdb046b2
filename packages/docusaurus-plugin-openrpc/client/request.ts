import {ExactNumber, isContainer, parseJson, writeJson} from './exactJson';
import {watchPolicy} from './policy';
import {whyUnreachable, type Unreachable} from './reach';

/** A JSON-RPC call as the playground sends it. */
export interface RpcCall {
  url: string;
  method: string;
  params: unknown[];
}

/** Usually a small integer, but a node can send any number. */
export type ErrorCode = number | ExactNumber;

/** Whether a value is a number of any size. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' || value instanceof ExactNumber;

/** Every possible outcome, distinguished so that each one can be explained. Times in milliseconds, sizes in bytes. */
export type RpcOutcome = {ms: number} & (
  | {kind: 'result'; result: unknown; bytes: number}
  | {kind: 'rpcError'; code: ErrorCode; message: string; data?: unknown; bytes: number}
  | {kind: 'http'; status: number; body: string}
  | {kind: 'notJson'; body: string; bytes: number}
  | {kind: 'notRpc'; body: string; bytes: number}
  | {kind: 'tooLarge'; limit: number}
  | {kind: 'network'; cause: Unreachable}
  | {kind: 'timeout'; limit: number}
  | {kind: 'cancelled'}
);

/** Limit for one request, as the page states it. */
export const TIMEOUT_MS = 15_000;
/** Larger responses are rejected, because parsing and showing them would stall the page. */
export const MAX_BYTES = 8 * 1024 * 1024;
/** Number of characters shown of a response that isn't JSON. */
const EXCERPT = 400;

class TooLarge extends Error {}

/** Reads a body as text. Gives up as soon as it exceeds the limit, without keeping the rest. */
async function readLimited(response: Response, limit: number): Promise<{text: string; bytes: number}> {
  const reader = response.body?.getReader();
  if (!reader) return {text: '', bytes: 0};
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return {text: text + decoder.decode(), bytes};
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(value, {stream: true});
  }
}

function readAnswer(text: string, bytes: number, ms: number): RpcOutcome {
  let answer: unknown;
  try {
    answer = parseJson(text);
  } catch {
    return {kind: 'notJson', body: text.slice(0, EXCERPT), bytes, ms};
  }
  if (isContainer(answer)) {
    const {error} = answer;
    if (isContainer(error) && isErrorCode(error['code'])) {
      const {code, message, data} = error as {code: ErrorCode; message?: unknown; data?: unknown};
      return {kind: 'rpcError', code, message: String(message ?? ''), ...(data === undefined ? {} : {data}), bytes, ms};
    }
    if (Object.hasOwn(answer, 'result')) return {kind: 'result', result: answer['result'], bytes, ms};
  }
  return {kind: 'notRpc', body: text.slice(0, EXCERPT), bytes, ms};
}

/**
 * Sends one call. Never throws: every failure is an outcome. `signal` cancels the call; tests can lower the limits.
 * Browsers report the same error for a failed CORS check and an unreachable host, and a second request distinguishes
 * the two.
 */
export async function sendCall(
  call: RpcCall,
  {
    signal,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
  }: {signal?: AbortSignal; timeoutMs?: number; maxBytes?: number} = {},
): Promise<RpcOutcome> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const policy = watchPolicy(call.url);
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let timedOut = false;
  let isAnswering = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, {once: true});
  if (signal?.aborted) cancel();
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: writeJson({jsonrpc: '2.0', id: 1, method: call.method, params: call.params}),
      signal: controller.signal,
      // A sample call must not send anything that the reader's browser stores for the node's host.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    isAnswering = true;
    const {text, bytes} = await readLimited(response, maxBytes);
    const outcome = readAnswer(text, bytes, elapsed());
    // Nodes also send JSON-RPC errors with status 4xx, and those are more specific than the status.
    if (!response.ok && outcome.kind !== 'rpcError')
      return {kind: 'http', status: response.status, body: text.slice(0, EXCERPT), ms: elapsed()};
    return outcome;
  } catch (error) {
    if (error instanceof TooLarge) return {kind: 'tooLarge', limit: maxBytes, ms: elapsed()};
    const cause =
      controller.signal.aborted || isAnswering ? 'interrupted' : await whyUnreachable(call.url, controller.signal);
    if (timedOut) return {kind: 'timeout', limit: timeoutMs, ms: elapsed()};
    if (controller.signal.aborted) return {kind: 'cancelled', ms: elapsed()};
    return {kind: 'network', cause: policy.isBlocked() ? 'policy' : cause, ms: elapsed()};
  } finally {
    policy.stop();
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
