import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {WebSocketServer, type WebSocket} from 'ws';

/** A local WebSocket endpoint that accepts every subscription and sends the messages of a test. */
export interface SubscriptionServer {
  /** Its address as a reader types it. */
  httpUrl: string;
  received: {method: string; params: unknown[]}[];
  /** Sends a well-formed notification to all connected clients. */
  notify(result: unknown): void;
  sendText(text: string): void;
  /** Closes all connections with a code. */
  drop(code: number): void;
  close(): void;
}

/** Starts the endpoint on a free port. */
export async function subscriptionServer(): Promise<SubscriptionServer> {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'});
  const received: SubscriptionServer['received'] = [];
  server.on('connection', (client) =>
    client.on('message', (data) => {
      const message = JSON.parse(String(data)) as SubscriptionServer['received'][number] & {id: number};
      received.push(message);
      client.send(
        JSON.stringify({
          jsonrpc: '2.0',
          id: message.id,
          result: message.method.endsWith('_unsubscribe') ? true : '0x1',
        }),
      );
    }),
  );
  await once(server, 'listening');
  const each = (use: (client: WebSocket) => void) => server.clients.forEach(use);
  const sendText = (text: string) => each((client) => client.send(text));
  return {
    httpUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    sendText,
    notify: (result) =>
      sendText(JSON.stringify({jsonrpc: '2.0', method: 'cfx_subscription', params: {subscription: '0x1', result}})),
    drop: (code) => each((client) => client.close(code)),
    close: () => {
      each((client) => client.terminate());
      server.close();
    },
  };
}
