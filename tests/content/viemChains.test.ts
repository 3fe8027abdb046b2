import {confluxESpace, confluxESpaceTestnet} from 'viem/chains';
import {describe, expect, it} from 'vitest';
import {network, type Net} from '../../src/facts';

/** Programs of the tutorials take the network from viem, whose values must match those on the pages. */
describe.each([
  ['mainnet', confluxESpace],
  ['testnet', confluxESpaceTestnet],
] as const)('the entry of viem for the eSpace %s', (net: Net, chain) => {
  const facts = network('espace', net);

  it('has the chain ID, the coin, the endpoints and the explorer of the facts', () => {
    expect(chain.id).toBe(facts.chainId);
    expect(chain.nativeCurrency).toEqual(facts.nativeCurrency);
    expect(chain.rpcUrls.default.http).toEqual([facts.rpc.http[0]]);
    expect(chain.rpcUrls.default.webSocket).toEqual([facts.rpc.ws[0]]);
    expect(chain.blockExplorers.default.url).toBe(facts.explorer);
  });
});
