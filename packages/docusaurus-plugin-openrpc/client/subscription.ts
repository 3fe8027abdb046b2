import {isContainer, parseJson, writeJson} from './exactJson';
import {watchPolicy} from './policy';
import {isErrorCode, type ErrorCode} from './request';

/** What a subscription reports, in order. The last one is `done`, `rpcError`, `refused`, `blocked` or `closed`. */
export type SubscriptionEvent =
  | {kind: 'subscribed'; id: unknown}
  | {kind: 'notification'; value: unknown}
  /** A message that was skipped: too large, or not JSON-RPC. */
  | {kind: 'ignored'}
  | {kind: 'rpcError'; code: ErrorCode; message: string}
  | {kind: 'refused'}
  /** The page's own security policy forbids the connection. */
  | {kind: 'blocked'}
  | {kind: 'closed'; code: number}
  | {kind: 'done'};

export interface Subscription {
  stop: () => void;
}

export interface SubscriptionCall {
  url: string;
  method: string;
  params: unknown[];
  /** Method that cancels the subscription. */
  unsubscribe: string;
  /** Number of notifications after which it ends automatically. */
  limit: number;
}

interface Message {
  id?: unknown;
  result?: unknown;
  error?: {code?: unknown; message?: unknown};
  params?: {result?: unknown};
}

/** A larger message is ignored instead of parsed. */
const MAX_MESSAGE = 1024 * 1024;

function parseMessage(data: unknown): Message | undefined {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE) return undefined;
  try {
    const message = parseJson(data);
    return isContainer(message) ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

function open(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url);
  } catch {
    // The address is not a WebSocket address, or an unencrypted one on an encrypted page.
    return undefined;
  }
}

/** Opens a WebSocket, subscribes, and reports the messages until the limit, `stop`, or the end of the connection. */
export function openSubscription(
  {url, method, params, unsubscribe, limit}: SubscriptionCall,
  report: (event: SubscriptionEvent) => void,
): Subscription {
  const policy = watchPolicy(url);
  const socket = open(url);
  let id: unknown;
  let count = 0;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    policy.stop();
    if (id !== undefined && socket?.readyState === WebSocket.OPEN)
      socket.send(writeJson({jsonrpc: '2.0', id: 2, method: unsubscribe, params: [id]}));
    socket?.close();
  };
  const finish = (event: SubscriptionEvent) => {
    if (isOver) return;
    end();
    report(event);
  };
  const receive = (message: Message | undefined) => {
    if (message?.error)
      finish({
        kind: 'rpcError',
        code: isErrorCode(message.error.code) ? message.error.code : Number.NaN,
        message: String(message.error.message),
      });
    else if (message?.id === 1) {
      id = message.result;
      report({kind: 'subscribed', id});
    } else if (message?.params && typeof message.params === 'object') {
      report({kind: 'notification', value: message.params.result});
      count += 1;
      if (count >= limit) finish({kind: 'done'});
    } else report({kind: 'ignored'});
  };
  if (!socket) {
    finish({kind: 'refused'});
    return {stop: end};
  }
  socket.addEventListener('open', () => socket.send(writeJson({jsonrpc: '2.0', id: 1, method, params})));
  socket.addEventListener('message', ({data}) => {
    if (!isOver) receive(parseMessage(data));
  });
  socket.addEventListener('close', ({code}) =>
    finish(id !== undefined ? {kind: 'closed', code} : {kind: policy.isBlocked() ? 'blocked' : 'refused'}),
  );
  return {stop: end};
}
