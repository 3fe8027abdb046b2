import {address, Conflux} from 'js-conflux-sdk';
import {createPublicClient, createWalletClient, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';

// The same key has an account in each space.
export const core = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
export const coreAddress = core.wallet.addPrivateKey(
  process.env.PRIVATE_KEY,
).address;
export const crossSpaceCall = core.InternalContract('CrossSpaceCall');

export const account = privateKeyToAccount(process.env.PRIVATE_KEY);
export const espace = createPublicClient({
  chain,
  transport: http(),
  pollingInterval: 1000,
});
export const wallet = createWalletClient({chain, account, transport: http()});

/** The mapped address of the Core Space account in eSpace. */
export const mapped = address.cfxMappedEVMSpaceAddress(coreAddress);
console.log('Connected to both spaces');
