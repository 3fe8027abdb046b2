import {JsonRpcProvider, Wallet} from 'ethers';

process.loadEnvFile();

// The chain ID is known, so the library need not ask for it before each request.
export const provider = new JsonRpcProvider('https://evmtestnet.confluxrpc.com', 71, {staticNetwork: true});
export const wallet = new Wallet(process.env.PRIVATE_KEY!, provider);
