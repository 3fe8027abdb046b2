import {JsonRpcProvider, Wallet} from 'ethers';

process.loadEnvFile();

// The chain ID is known, and need not be asked for. Without
// a cache, each transaction asks for its own nonce. Polling
// asks for logs, because few public endpoints offer filters.
export const provider = new JsonRpcProvider(
  'https://evmtestnet.confluxrpc.com',
  71,
  {staticNetwork: true, cacheTimeout: -1, polling: true},
);
export const wallet = new Wallet(process.env.PRIVATE_KEY!, provider);
