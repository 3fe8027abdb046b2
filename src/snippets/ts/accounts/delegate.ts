import {createWalletClient, http, publicActions, zeroAddress, type Address} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';

// Well-known key of Hardhat and Anvil: never send real funds to it.
const payer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const client = createWalletClient({account: payer, chain, transport: http()}).extend(publicActions);
const run = async (hash: `0x${string}`) => client.waitForTransactionReceipt({hash});

// An account without CFX: it only signs, and the payer sends.
const owner = privateKeyToAccount(generatePrivateKey());
const to = owner.address;

// Eight bytes of code that add one to slot 0.
const {contractAddress} = await run(await client.sendTransaction({data: '0x675f546001015f55005f5260086018f3'}));
const counter = contractAddress as Address;

async function show(when: string): Promise<void> {
  const code = (await client.getCode({address: to})) ?? '0x';
  const slot = BigInt((await client.getStorageAt({address: to, slot: '0x0'})) ?? 0);
  const nonce = await client.getTransactionCount({address: to});
  console.log(`${when.padEnd(11)} nonce ${nonce}, slot 0 holds ${slot}, code ${code.replace(counter.slice(2), '<counter>')}`);
}

async function delegate(contract: Address): Promise<void> {
  const authorization = await client.signAuthorization({account: owner, contractAddress: contract});
  await run(await client.sendTransaction({to: payer.address, gas: 100_000n, authorizationList: [authorization]}));
}

await show('before');
await delegate(counter);
await show('delegated');
await run(await client.sendTransaction({to}));
await show('called');
await delegate(zeroAddress);
await show('taken back');
console.log(`slot 0 of the counter itself: ${BigInt((await client.getStorageAt({address: counter, slot: '0x0'})) ?? 0)}`);
