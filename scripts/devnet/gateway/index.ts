import type {RunningNode} from '../node/process';
import type {RpcAnswer} from '../node/rpc';
import {makeBlocks} from './blocks';
import {close, createHttpServer, listen} from './http';
import {createQueue, type Exclusive} from './queue';
import {failed, forward, serve} from './requests';
import {relaySockets} from './sockets';

export {DEFERRED_EPOCHS} from './blocks';

/** Which of the node's two public interfaces a request goes to. */
export type Space = 'core' | 'espace';

export interface Gateway {
  /** Addresses that clients use: HTTP and WebSocket, both spaces. */
  urls: Record<Space, {http: string; ws: string}>;
  /** Sends a request when its turn has come, and returns the node's response unchanged. */
  ask(space: Space, method: string, params?: unknown): Promise<RpcAnswer>;
  /** The same, but makes no blocks after a request that sends a transaction. */
  askWithoutMining(space: Space, method: string, params?: unknown): Promise<RpcAnswer>;
  /**
   * Packs the pool into one block, adds the five empty blocks that execute it and `extra` more. Returns their hashes.
   */
  mine(extra?: number): Promise<string[]>;
  /** Runs a task while no client request is in progress. The task must not use `ask` or `mine`. */
  exclusive: Exclusive;
  close(): Promise<void>;
}

/**
 * Starts the gateway in front of a node. It lets one request through at a time and makes blocks only between requests.
 * Without it, v3.0.2 deadlocks: a fee-history request acquires a lock that it already holds, while the block's thread
 * waits to write. Clients also don't need to wait for block intervals: a transaction is executed before they receive
 * its hash.
 */
export async function startGateway({ports}: Pick<RunningNode, 'ports'>): Promise<Gateway> {
  const exclusive = createQueue();
  /** Handles the request of a client when its turn has come. */
  const turn = (body: string, send: (body: string) => Promise<string>) =>
    exclusive(() => serve(ports, body, send)).catch(failed);
  const serveHttp = (space: Space) => createHttpServer((body) => turn(body, (text) => forward(ports[space], text)));
  const servers = {core: serveHttp('core'), espace: serveHttp('espace')};
  const sockets = [relaySockets(servers.core, ports.coreWs, turn), relaySockets(servers.espace, ports.espaceWs, turn)];
  const [core, espace] = await Promise.all([listen(servers.core), listen(servers.espace)]);
  const urls = (port: number) => ({http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}`});
  await exclusive(() => makeBlocks(ports));

  const send = (space: Space, method: string, params: unknown, mineAfter: boolean) =>
    exclusive(async () => {
      const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
      const pass = (text: string) => forward(ports[space], text);
      return JSON.parse(await (mineAfter ? serve(ports, body, pass) : pass(body))) as RpcAnswer;
    });
  return {
    urls: {core: urls(core), espace: urls(espace)},
    ask: (space, method, params = []) => send(space, method, params, true),
    askWithoutMining: (space, method, params = []) => send(space, method, params, false),
    mine: (extra) => exclusive(() => makeBlocks(ports, extra)),
    exclusive,
    close: async () => {
      for (const server of sockets) {
        for (const client of server.clients) client.terminate();
        server.close();
      }
      await Promise.all(Object.values(servers).map(close));
    },
  };
}
