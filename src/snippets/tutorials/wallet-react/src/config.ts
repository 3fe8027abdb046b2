import {createConfig, http} from 'wagmi';
import {chain} from './espace';

export const config = createConfig({
  chains: [chain],
  // Without a URL, http() uses the chain's default endpoint.
  transports: {[chain.id]: http()},
  // The node returns balances, so you don't need a contract.
  batch: {multicall: false},
});
