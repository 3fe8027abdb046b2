import {createWalletClient, getContractAddress, http, parseEther, publicActions, size, type Address} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';

const connect = (key: `0x${string}`) => createWalletClient({account: privateKeyToAccount(key), chain, transport: http()}).extend(publicActions);
// Well-known key of Hardhat and Anvil: never send real funds to it.
const rich = connect('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const own = connect(generatePrivateKey());

async function show(what: string, address: Address): Promise<void> {
  const [balance, nonce, code] = await Promise.all([own.getBalance({address}), own.getTransactionCount({address}), own.getCode({address})]);
  console.log(`${what.padEnd(20)} nonce ${nonce}, code ${size(code ?? '0x')} bytes, ${balance > 0n ? 'has coins' : 'no coins'}`);
}

await show('never used', own.account.address);

await own.waitForTransactionReceipt({hash: await rich.sendTransaction({to: own.account.address, value: parseEther('1')})});
await show('funded', own.account.address);

// Init code that returns eight bytes of code, which add 1 to slot 0.
const data = '0x675f546001015f55005f5260086018f3';
const {contractAddress} = await own.waitForTransactionReceipt({hash: await own.sendTransaction({data})});
await show('after a transaction', own.account.address);
await show('its contract', contractAddress!);
console.log(`address known before: ${contractAddress === getContractAddress({from: own.account.address, nonce: 0n}).toLowerCase()}`);
