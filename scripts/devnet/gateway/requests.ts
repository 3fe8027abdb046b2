import {post} from '../node/rpc';
import type {NodePorts} from '../node/toml';
import {makeBlocks} from './blocks';

/** Requests after which the gateway makes blocks, so that the transaction is executed before the response arrives. */
const SENDING = /"method"\s*:\s*"(?:eth_sendRawTransaction|eth_submitTransaction|cfx_sendRawTransaction)"/;

/**
 * A bug of v3.0.2: the first fee-history request after new blocks might be rejected; the same request succeeds when
 * repeated.
 */
const FEE_HISTORY_HICCUP = 'block number is not consecutive';

/** A request that the gateway handles itself: `dev_mine [extra]`. */
export function devMine(body: string): {id: unknown; extra: number} | null {
  if (!body.includes('"dev_mine"')) return null;
  const {id, method, params} = JSON.parse(body) as {id: unknown; method: string; params?: unknown[]};
  return method === 'dev_mine' ? {id, extra: Number(params?.[0] ?? 0)} : null;
}

/** Passes a request to the node; returns the text of the response. */
export async function forward(port: number, body: string): Promise<string> {
  let answer = await post(port, body);
  for (let attempt = 0; attempt < 3 && answer.includes(FEE_HISTORY_HICCUP); attempt++) answer = await post(port, body);
  return answer;
}

/**
 * Handles a client's request itself, or returns what `send` returns. After a request that sends a transaction, it makes
 * blocks.
 */
export async function serve(ports: NodePorts, body: string, send: (body: string) => Promise<string>): Promise<string> {
  const own = devMine(body);
  if (own) return JSON.stringify({jsonrpc: '2.0', id: own.id, result: await makeBlocks(ports, own.extra)});
  const answer = await send(body);
  if (SENDING.test(body)) await makeBlocks(ports);
  return answer;
}

/** The JSON-RPC response to a request that could not be served. */
export const failed = (error: Error) =>
  JSON.stringify({jsonrpc: '2.0', id: null, error: {code: -32000, message: `gateway: ${error.message}`}});
