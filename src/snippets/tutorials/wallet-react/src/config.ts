import {createConfig, http} from 'wagmi';
import {chain} from './espace';

export const config = createConfig({
  chains: [chain],
  // Without an address, http() takes the endpoint of the chain.
  transports: {[chain.id]: http()},
  // The node tells a balance itself; no contract is needed for it.
  batch: {multicall: false},
});
