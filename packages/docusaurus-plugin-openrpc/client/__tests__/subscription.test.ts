import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {WebSocket, WebSocketServer, type WebSocket as Client} from 'ws';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {openSubscription, type Subscription, type SubscriptionEvent} from '../subscription';

const CALL = {method: 'cfx_subscribe', params: ['newHeads'], unsubscribe: 'cfx_unsubscribe', limit: 3};
const notification = (value: unknown) =>
  JSON.stringify({jsonrpc: '2.0', method: 'cfx_subscription', params: {subscription: '0x1', result: value}});
const answer = (id: unknown, rest: object = {result: '0x1'}) => JSON.stringify({jsonrpc: '2.0', id, ...rest});

/** Like a browser's socket, throws nothing when no one listens for errors. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}

describe('a subscription of the playground', () => {
  let server: WebSocketServer;
  let url: string;
  let received: {method: string; params: unknown[]}[];
  /** Runs on the server when a client has subscribed. */
  let onSubscribe: (client: Client) => void;
  let events: SubscriptionEvent[];
  let subscription: Subscription | undefined;

  beforeAll(async () => {
    vi.stubGlobal('WebSocket', BrowserSocket);
    server = new WebSocketServer({port: 0, host: '127.0.0.1'});
    server.on('connection', (client) =>
      client.on('message', (data) => {
        const message = JSON.parse(String(data)) as (typeof received)[number];
        received.push(message);
        if (message.method === 'cfx_subscribe') onSubscribe(client);
      }),
    );
    await once(server, 'listening');
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => subscription?.stop());
  afterAll(() => {
    vi.unstubAllGlobals();
    server.close();
  });

  /** Subscribes and waits until this many events have arrived. */
  async function eventsOf(count: number, then: (client: Client) => void, address = url): Promise<SubscriptionEvent[]> {
    [received, events, onSubscribe] = [[], [], then];
    subscription = openSubscription({...CALL, url: address}, (event) => events.push(event));
    await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count), {timeout: 5000});
    return events;
  }

  it('§7 sends the call, reports each notification, and unsubscribes at the limit', async () => {
    const came = await eventsOf(5, (client) =>
      [answer(1), ...[1, 2, 3, 4].map(notification)].forEach((text) => client.send(text)),
    );
    expect(came).toEqual([
      {kind: 'subscribed', id: '0x1'},
      ...[1, 2, 3].map((value) => ({kind: 'notification', value})),
      {kind: 'done'},
    ]);
    await vi.waitFor(() =>
      expect(received).toMatchObject([
        {method: 'cfx_subscribe', params: ['newHeads']},
        {method: 'cfx_unsubscribe', params: ['0x1']},
      ]),
    );
  });

  it('§7 stop ends it: the server hears of it, later messages are not reported', async () => {
    let client: Client | undefined;
    await eventsOf(2, (each) => {
      client = each;
      each.send(answer(1));
      each.send(notification('a'));
    });
    subscription?.stop();
    client?.send(notification('late'));
    await vi.waitFor(() => expect(received.map(({method}) => method)).toEqual(['cfx_subscribe', 'cfx_unsubscribe']));
    expect(events.map(({kind}) => kind)).toEqual(['subscribed', 'notification']);
  });

  it('§7 an error of the node ends it', async () => {
    expect(await eventsOf(1, (client) => client.send(answer(1, {error: {code: -32000, message: 'no'}})))).toEqual([
      {kind: 'rpcError', code: -32000, message: 'no'},
    ]);
  });

  it('§7 a server that closes is told apart from one that cannot be reached', async () => {
    expect(
      await eventsOf(2, (client) => {
        client.send(answer(1));
        client.close(4001);
      }),
    ).toEqual([
      {kind: 'subscribed', id: '0x1'},
      {kind: 'closed', code: 4001},
    ]);
    expect(await eventsOf(1, () => undefined, 'ws://127.0.0.1:1')).toEqual([{kind: 'refused'}]);
    expect(await eventsOf(1, () => undefined, 'no address')).toEqual([{kind: 'refused'}]);
  });

  it('§7 messages that are too large or no JSON-RPC are counted and change nothing', async () => {
    const odd = ['null', '7', '[]', '{', notification('a'.repeat(2 * 1024 * 1024)), '{"params":1}'];
    const came = await eventsOf(2 + odd.length, (client) =>
      [answer(1), ...odd, notification('fine')].forEach((text) => client.send(text)),
    );
    expect(came).toEqual([
      {kind: 'subscribed', id: '0x1'},
      ...odd.map(() => ({kind: 'ignored'})),
      {kind: 'notification', value: 'fine'},
    ]);
  });
});
