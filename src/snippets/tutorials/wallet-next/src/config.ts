import {cookieStorage, createConfig, createStorage, http} from 'wagmi';
import {chain} from './espace';

/**
 * One for each request on the server, one for each
 * page in the browser: visitors must not share it.
 */
export const makeConfig = () =>
  createConfig({
    chains: [chain],
    // The first render is the server's, so nothing is
    // read from the browser until it is on the page.
    ssr: true,
    // A cookie, unlike localStorage, reaches the server with the request.
    storage: createStorage({storage: cookieStorage}),
    transports: {[chain.id]: http()},
    batch: {multicall: false},
  });
