import type {Space} from '../../../scripts/devnet/gateway';
import type {RpcAnswer} from '../../../scripts/devnet/node/rpc';
import {startWorld} from '../../../scripts/devnet/world';
import type {BuiltMethod} from './methodPages';

/** A request that reached the endpoint, with its answer. */
interface Received {
  method: string;
  params: unknown[];
  answer: RpcAnswer;
}

/** The public endpoints of both spaces, simulated with a node of our own. */
export interface PublicEndpoint {
  requests: Received[];
  /** Replaces the browser's function: a page sends to the addresses of the presets. */
  fetch: typeof fetch;
  stop: () => Promise<void>;
}

/** Blocks without transactions after the traffic: on a quiet network, the newest block is usually empty. */
const QUIET = 3;

/**
 * Starts the known world and lets a few people use it, as on a public network: transfers, and calls of a contract that
 * emits an event. The endpoint serves only the methods that public endpoints serve.
 */
export async function startPublicEndpoint(methods: readonly BuiltMethod[]): Promise<PublicEndpoint> {
  const world = await startWorld();
  const {core, espace} = world.fresh;
  const transfers = [
    ['core', 'cfx_sendRawTransaction', await core.rawTransaction!('traffic')],
    ['espace', 'eth_sendRawTransaction', await espace.rawTransaction!('traffic')],
  ] as const;
  for (const {logFilter} of [core, espace]) await logFilter!('traffic');
  for (const [space, method, raw] of transfers) await world.gateway.askWithoutMining(space, method, [raw]);
  await world.gateway.mine(QUIET);
  const hidden = new Set(
    methods.filter(({page}) => page.isPublic === false).map(({page}) => `${page.instance}:${page.method}`),
  );
  const spaceOf = new Map<string, Space>(
    methods.flatMap(({instance}) => instance.endpoints.map(({url}) => [new URL(url).href, instance.id as Space])),
  );
  const requests: Received[] = [];
  const {fetch} = globalThis;
  return {
    requests,
    fetch: async (input, init) => {
      const space = spaceOf.get(new URL(String(input)).href);
      if (!space) return fetch(input, init);
      const {method, params} = JSON.parse(String(init!.body)) as Pick<Received, 'method' | 'params'>;
      const answer: RpcAnswer = hidden.has(`${space}:${method}`)
        ? {error: {code: -32601, message: 'the method does not exist/is not available'}}
        : await world.gateway.askWithoutMining(space, method, params);
      requests.push({method, params, answer});
      return new Response(JSON.stringify({jsonrpc: '2.0', id: 1, ...answer}));
    },
    stop: () => world.stop(),
  };
}
