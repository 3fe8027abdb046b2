import {network} from '@site/src/facts/networkFacts';
import type {Space} from '@site/src/facts/types';

/** One request that a reader can send without changes. */
export type LiveRequestSpec = {
  /** First public HTTP endpoint of the space's mainnet in the facts. */
  url: string;
  method: 'eth_blockNumber' | 'cfx_epochNumber';
  /** The body exactly as it is sent, compact JSON. */
  body: string;
  /** The same request for a shell. */
  curl: string;
};

function requestTo(space: Space, method: LiveRequestSpec['method']): LiveRequestSpec {
  const [url] = network(space, 'mainnet').rpc.http;
  if (!url) throw new Error(`src/facts/networks.json has no HTTP endpoint for the main network of "${space}".`);
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params: []});
  return {url, method, body, curl: `curl -s ${url} -H 'content-type: application/json' -d '${body}'`};
}

export const REQUESTS: Record<Space, LiveRequestSpec> = {
  espace: requestTo('espace', 'eth_blockNumber'),
  core: requestTo('core', 'cfx_epochNumber'),
};
