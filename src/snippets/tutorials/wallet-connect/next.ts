import {cookieStorage, createConfig, createStorage, http} from 'wagmi';
import {walletConnect} from 'wagmi/connectors';
import {chain} from './espace';

const projectId = process.env.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID;

/** What a wallet shows its user about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

/**
 * One for each request on the server, one for each
 * page in the browser: visitors must not share it.
 */
export const makeConfig = () =>
  createConfig({
    chains: [chain],
    // Browser wallets come by themselves. Without an ID there are only these.
    connectors: projectId ? [walletConnect({projectId, metadata})] : [],
    // The first render is the server's, so nothing is
    // read from the browser until it is on the page.
    ssr: true,
    // A cookie, unlike localStorage, reaches the server with the request.
    storage: createStorage({storage: cookieStorage}),
    transports: {[chain.id]: http()},
    batch: {multicall: false},
  });
