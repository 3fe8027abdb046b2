import {createPublicClient, createWalletClient, http, parseEther} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';
import {abi, bytecode} from './compile.mjs';

const account = privateKeyToAccount(process.env.PRIVATE_KEY);
const client = createPublicClient({
  chain,
  transport: http(),
  pollingInterval: 1000,
});
const wallet = createWalletClient({chain, account, transport: http()});
const done = (hash) => client.waitForTransactionReceipt({hash});

const {contractAddress: address} = await done(
  await wallet.deployContract({abi, bytecode, args: [parseEther('0.1')]}),
);
console.log(`eSpace: Jar is at ${address}`);

const jar = {address, abi};
const give = {...jar, functionName: 'give', value: parseEther('0.05')};
const {status} = await done(await wallet.writeContract(give));
const balance = await client.readContract({...jar, functionName: 'balance'});
console.log(`Status ${status}, ${balance} Drip in the jar`);
