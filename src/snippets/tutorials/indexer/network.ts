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

/** The contract's address and first block, from deploy.ts. */
export const deployed = (): {address: Address; block: string} =>
  JSON.parse(readFileSync('deployed.json', 'utf8'));
