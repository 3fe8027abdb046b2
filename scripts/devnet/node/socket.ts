import {WebSocket} from 'ws';
import type {RpcAnswer} from './rpc';

/** A WebSocket client for JSON-RPC, which stores the notifications of the server. */
export interface RpcSocket {
  ask(method: string, params: unknown): Promise<RpcAnswer>;
  /** The `params.result` of the next notification that was not returned yet. Rejects after the limit. */
  notification(limitMs?: number): Promise<unknown>;
  close(): void;
}

/** Connects to a gateway's or a node's WebSocket. */
export async function openSocket(url: string): Promise<RpcSocket> {
  const socket = new WebSocket(url, {perMessageDeflate: false});
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const answers = new Map<number, (answer: RpcAnswer) => void>();
  const arrived: unknown[] = [];
  let waiting: ((value: unknown) => void) | undefined;
  let lastId = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as RpcAnswer & {params?: {result: unknown}};
    if (typeof message.id === 'number' && answers.has(message.id)) {
      answers.get(message.id)?.(message);
      answers.delete(message.id);
    } else if (message.params) {
      if (waiting) waiting(message.params.result);
      else arrived.push(message.params.result);
      waiting = undefined;
    }
  });
  return {
    ask: (method, params) =>
      new Promise((resolve) => {
        const id = ++lastId;
        answers.set(id, resolve);
        socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
      }),
    notification: (limitMs = 10_000) =>
      new Promise((resolve, reject) => {
        if (arrived.length > 0) {
          resolve(arrived.shift());
          return;
        }
        const limit = setTimeout(() => reject(new Error(`no notification in ${limitMs} ms`)), limitMs);
        waiting = (value) => {
          clearTimeout(limit);
          resolve(value);
        };
      }),
    close: () => socket.close(),
  };
}
