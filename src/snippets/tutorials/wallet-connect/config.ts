import {createConfig, http} from 'wagmi';
import {walletConnect} from 'wagmi/connectors';
import {chain} from './espace';

const projectId: string | undefined =
  import.meta.env.VITE_WALLETCONNECT_PROJECT_ID;

/** What wallets show their users about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

export const config = createConfig({
  chains: [chain],
  // wagmi finds browser wallets itself. WalletConnect needs an ID.
  connectors: projectId ? [walletConnect({projectId, metadata})] : [],
  transports: {[chain.id]: http()},
  batch: {multicall: false},
});
