import {cookieStorage, createConfig, createStorage, http} from 'wagmi';
import {walletConnect} from 'wagmi/connectors';
import {chain} from './espace';

const projectId = process.env.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID;

/** What wallets show their users about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

/**
 * Creates one for each request on the server and one for
 * each page in the browser: visitors must not share it.
 */
export const makeConfig = () =>
  createConfig({
    chains: [chain],
    // wagmi finds browser wallets itself. WalletConnect needs an ID.
    connectors: projectId ? [walletConnect({projectId, metadata})] : [],
    // The server renders first, so wagmi reads nothing from
    // the browser until the page is mounted there.
    ssr: true,
    // Unlike localStorage, a cookie is sent with each request.
    storage: createStorage({storage: cookieStorage}),
    transports: {[chain.id]: http()},
    batch: {multicall: false},
  });
