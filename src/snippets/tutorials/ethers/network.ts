import {JsonRpcProvider, Wallet} from 'ethers';

process.loadEnvFile();

// The chain ID is known, so ethers doesn't need to request it.
// Without a cache, it requests a nonce for each transaction.
// It polls for logs, because few public endpoints offer filters.
export const provider = new JsonRpcProvider(
  'https://evmtestnet.confluxrpc.com',
  71,
  {staticNetwork: true, cacheTimeout: -1, polling: true},
);
export const wallet = new Wallet(process.env.PRIVATE_KEY!, provider);
