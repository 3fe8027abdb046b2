import {createWalletClient, http, publicActions, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet} from 'viem/chains';

process.loadEnvFile();

export const client = createWalletClient({
  account: privateKeyToAccount(process.env.PRIVATE_KEY as Hex),
  chain: confluxESpaceTestnet,
  transport: http('https://evmtestnet.confluxrpc.com'),
  pollingInterval: 500,
}).extend(publicActions);
