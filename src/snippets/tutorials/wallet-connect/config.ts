import {createConfig, http} from 'wagmi';
import {walletConnect} from 'wagmi/connectors';
import {chain} from './espace';

const projectId: string | undefined =
  import.meta.env.VITE_WALLETCONNECT_PROJECT_ID;

/** What a wallet shows its user about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

export const config = createConfig({
  chains: [chain],
  // Browser wallets come by themselves. Without an ID there are only these.
  connectors: projectId ? [walletConnect({projectId, metadata})] : [],
  transports: {[chain.id]: http()},
  batch: {multicall: false},
});
