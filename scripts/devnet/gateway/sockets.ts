import type http from 'node:http';
import {WebSocketServer, WebSocket} from 'ws';

/** Handles the request of a client when its turn has come; `send` calls the node. */
type Turn = (body: string, send: (body: string) => Promise<string>) => Promise<string>;

/** Passes WebSockets through: requests wait for their turn, notifications of the node are forwarded immediately. */
export function relaySockets(server: http.Server, nodePort: number, turn: Turn): WebSocketServer {
  const sockets = new WebSocketServer({server});
  sockets.on('connection', (client) => {
    const upstream = new WebSocket(`ws://127.0.0.1:${nodePort}`, {perMessageDeflate: false});
    const opened = new Promise<void>((resolve, reject) => {
      upstream.once('open', resolve);
      upstream.once('error', reject);
    });
    opened.catch(() => client.close(1011, 'the node is not reachable'));
    /** Resolver of the request in progress on this connection; the queue allows only one. */
    let waiting: ((text: string) => void) | undefined;
    upstream.on('message', (data) => {
      const text = String(data);
      if (waiting && !text.includes('"subscription"')) {
        waiting(text);
        waiting = undefined;
      } else client.send(text);
    });
    const throughSocket = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error('no answer in 20 s')), 20_000);
        waiting = (answer) => {
          clearTimeout(limit);
          resolve(answer);
        };
        upstream.send(text);
      });
    client.on('message', (data) => {
      void opened.then(async () => client.send(await turn(String(data), throughSocket))).catch(() => undefined);
    });
    client.on('close', () => upstream.close());
    upstream.on('close', () => client.close());
  });
  return sockets;
}
