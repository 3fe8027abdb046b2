import {cookieStorage, createConfig, createStorage, http} from 'wagmi';
import {chain} from './espace';

/**
 * Creates one for each request on the server and one for
 * each page in the browser: visitors must not share it.
 */
export const makeConfig = () =>
  createConfig({
    chains: [chain],
    // The server renders first, so wagmi reads nothing from
    // the browser until the page is mounted there.
    ssr: true,
    // Unlike localStorage, a cookie is sent with each request.
    storage: createStorage({storage: cookieStorage}),
    transports: {[chain.id]: http()},
    batch: {multicall: false},
  });
