import {readFileSync} from 'node:fs';
import {
  createWalletClient,
  http,
  publicActions,
  type Address,
  type Hex,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet} from 'viem/chains';

process.loadEnvFile();

export const client = createWalletClient({
  account: privateKeyToAccount(process.env.PRIVATE_KEY as Hex),
  chain: confluxESpaceTestnet,
  transport: http('https://evmtestnet.confluxrpc.com'),
  pollingInterval: 500,
}).extend(publicActions);

/** Where the contract is, once deploy.ts has written it down. */
export const deployed = (): {address: Address; block: string} =>
  JSON.parse(readFileSync('deployed.json', 'utf8'));
