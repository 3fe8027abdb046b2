import {createPublicClient, createWalletClient, formatEther, http, parseEther} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';

const account = privateKeyToAccount(process.env.PRIVATE_KEY);
const client = createPublicClient({chain, transport: http(), pollingInterval: 1000});
const wallet = createWalletClient({chain, account, transport: http()});

const hash = await wallet.sendTransaction({to: account.address, value: parseEther('0.1')});
const {status} = await client.waitForTransactionReceipt({hash});
const {value} = await client.getTransaction({hash});
console.log(`viem sent ${formatEther(value)} CFX: ${status}`);
