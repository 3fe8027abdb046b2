import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {RunningNode} from '../node/process';
import {call, post, type RpcAnswer} from '../node/rpc';
import {relaySockets} from './sockets';

/** Which of the node's two public interfaces a request goes to. */
export type Space = 'core' | 'espace';

/**
 * State lags the newest block by this many epochs: a transaction has a receipt once so many blocks follow its own.
 * Source: DEFERRED_STATE_EPOCH_COUNT in conflux-rust.
 */
export const DEFERRED_EPOCHS = 5;

/** Requests after which the gateway makes blocks, so that the transaction is executed when the answer arrives. */
const SENDING = /"method"\s*:\s*"(?:eth_sendRawTransaction|eth_submitTransaction|cfx_sendRawTransaction)"/;

/** A v3.0.2 hiccup: the first fee-history request after new blocks may be refused; the same request works when repeated. */
const FEE_HISTORY_HICCUP = 'block number is not consecutive';

const SETTLE_MS = 5;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Gateway {
  /** Addresses that clients use: HTTP and WebSocket, both spaces. */
  urls: Record<Space, {http: string; ws: string}>;
  /** One request in its turn; the answer as the node gave it. */
  ask(space: Space, method: string, params?: unknown): Promise<RpcAnswer>;
  /** One request in its turn, without blocks after it even when it sends a transaction. */
  askWithoutMining(space: Space, method: string, params?: unknown): Promise<RpcAnswer>;
  /** Packs the pool into one block, adds five empty ones so that it is executed, and `extra` more. Returns their hashes. */
  mine(extra?: number): Promise<string[]>;
  /** Runs a task while no request of a client is under way. The task must not use `ask` or `mine`. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A request that the gateway answers itself: `dev_mine [extra]`. */
function devMine(body: string): {id: unknown; extra: number} | null {
  if (!body.includes('"dev_mine"')) return null;
  const {id, method, params} = JSON.parse(body) as {id: unknown; method: string; params?: unknown[]};
  return method === 'dev_mine' ? {id, extra: Number(params?.[0] ?? 0)} : null;
}

/**
 * Starts the gateway in front of a node. It lets one request through at a time and makes blocks only between requests.
 * Without it, v3.0.2 dead-locks: a fee-history request holds a lock that it takes a second time while the block's thread
 * waits to write. It also spares waiting for block intervals: a transaction is executed when its hash is answered.
 */
export async function startGateway({ports}: Pick<RunningNode, 'ports'>): Promise<Gateway> {
  let queue: Promise<unknown> = Promise.resolve();
  function exclusive<T>(task: () => Promise<T>): Promise<T> {
    const turn = queue.then(task, task);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** A generating call returns before the new best block is published; a request in that window would dead-lock. */
  async function published(hash: string): Promise<void> {
    for (let attempt = 0; attempt < 2000; attempt++) {
      if ((await call<string>(ports.core, 'cfx_getBestBlockHash')) === hash) return sleep(SETTLE_MS);
      await sleep(2);
    }
    throw new Error(`block ${hash} did not become the best block in time`);
  }

  async function makeBlocks(extra = 0): Promise<string[]> {
    const packed = await call<string>(ports.local, 'test_generateOneBlock', [50, 300_000]);
    const empty = await call<string[]>(ports.local, 'test_generateEmptyBlocks', [DEFERRED_EPOCHS + extra]);
    await published(empty[empty.length - 1] ?? packed);
    return [packed, ...empty];
  }

  async function forward(space: Space, body: string): Promise<string> {
    let answer = await post(ports[space], body);
    for (let attempt = 0; attempt < 3 && answer.includes(FEE_HISTORY_HICCUP); attempt++) answer = await post(ports[space], body);
    return answer;
  }

  async function serve(body: string, send: (body: string) => Promise<string>): Promise<string> {
    const own = devMine(body);
    if (own) return JSON.stringify({jsonrpc: '2.0', id: own.id, result: await makeBlocks(own.extra)});
    const answer = await send(body);
    if (SENDING.test(body)) await makeBlocks();
    return answer;
  }

  const failed = (error: Error) => JSON.stringify({jsonrpc: '2.0', id: null, error: {code: -32000, message: `gateway: ${error.message}`}});

  function serveHttp(space: Space): http.Server {
    const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    return http.createServer((request, response) => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        void exclusive(() => serve(body, (text) => forward(space, text)))
          .catch(failed)
          .then((text) => response.writeHead(200, {...cors, 'content-type': 'application/json'}).end(text));
      });
    });
  }

  const servers = {core: serveHttp('core'), espace: serveHttp('espace')};
  /** What a client's WebSocket asks, in its turn. */
  const turn = (body: string, send: (body: string) => Promise<string>) => exclusive(() => serve(body, send).catch(failed));
  const sockets = [relaySockets(servers.core, ports.coreWs, turn), relaySockets(servers.espace, ports.espaceWs, turn)];
  await Promise.all(Object.values(servers).map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const url = (space: Space) => {
    const {port} = servers[space].address() as AddressInfo;
    return {http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}`};
  };
  await exclusive(() => makeBlocks());

  const send = (space: Space, method: string, params: unknown, mineAfter: boolean) => exclusive(async () => {
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
    const text = mineAfter ? await serve(body, (request) => forward(space, request)) : await forward(space, body);
    return JSON.parse(text) as RpcAnswer;
  });
  return {
    urls: {core: url('core'), espace: url('espace')},
    ask: (space, method, params = []) => send(space, method, params, true),
    askWithoutMining: (space, method, params = []) => send(space, method, params, false),
    mine: (extra) => exclusive(() => makeBlocks(extra)),
    exclusive,
    close: async () => {
      for (const server of sockets) {
        for (const client of server.clients) client.terminate();
        server.close();
      }
      await Promise.all(Object.values(servers).map((server) => new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })));
    },
  };
}
