/** What a subscription reports, in order. */
export type SubscriptionEvent =
  | {kind: 'subscribed'; id: string}
  | {kind: 'notification'; value: unknown}
  | {kind: 'rpcError'; code: number; message: string}
  | {kind: 'refused'}
  | {kind: 'closed'; code: number};

export interface Subscription {
  stop: () => void;
}

/** A larger message is counted as refused instead of parsed. */
const MAX_MESSAGE = 1024 * 1024;

/**
 * Opens a WebSocket, subscribes, and reports each notification until `stop` is called or the connection ends.
 * `unsubscribe` is the method that ends the subscription politely.
 */
export function openSubscription(
  {url, method, params, unsubscribe}: {url: string; method: string; params: unknown[]; unsubscribe: string},
  report: (event: SubscriptionEvent) => void,
): Subscription {
  const socket = new WebSocket(url);
  let id: string | undefined;
  let isStopped = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method, params})));
  socket.addEventListener('message', ({data}) => {
    if (isStopped || typeof data !== 'string' || data.length > MAX_MESSAGE) return;
    let message: {id?: unknown; result?: unknown; error?: {code?: unknown; message?: unknown}; params?: {result?: unknown}};
    try {
      message = JSON.parse(data) as typeof message;
    } catch {
      return;
    }
    if (message.error) report({kind: 'rpcError', code: Number(message.error.code), message: String(message.error.message)});
    else if (message.id === 1) {
      id = String(message.result);
      report({kind: 'subscribed', id});
    } else if (message.params) report({kind: 'notification', value: message.params.result});
  });
  socket.addEventListener('close', ({code}) => {
    if (!isStopped) report(id === undefined ? {kind: 'refused'} : {kind: 'closed', code});
  });
  return {
    stop: () => {
      isStopped = true;
      if (id !== undefined && socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify({jsonrpc: '2.0', id: 2, method: unsubscribe, params: [id]}));
      }
      socket.close();
    },
  };
}
