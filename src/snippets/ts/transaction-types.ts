import {createWalletClient, http, publicActions, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet} from 'viem/chains';

// Well-known key of Hardhat and Anvil: never send real funds to it.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const client = createWalletClient({account, chain: confluxESpaceTestnet, transport: http()}).extend(publicActions);
const to = '0xfbe45681Ac6C53D5a40475F7526baC1FE7590fb8';

async function show(sent: Promise<Hex>): Promise<void> {
  const {type, status, gasUsed} = await client.waitForTransactionReceipt({hash: await sent});
  console.log(`${type}: ${status}, ${gasUsed} gas`);
}

const gasPrice = await client.getGasPrice();
const {maxFeePerGas, maxPriorityFeePerGas} = await client.estimateFeesPerGas();

await show(client.sendTransaction({type: 'legacy', to, value: 1n, gasPrice}));
await show(client.sendTransaction({type: 'eip2930', to, value: 1n, gasPrice, accessList: []}));
await show(client.sendTransaction({type: 'eip1559', to, value: 1n, maxFeePerGas, maxPriorityFeePerGas}));

// The sender authorizes its own account, so the authorization has
// the nonce that follows the transaction's.
const authorization = await client.signAuthorization({contractAddress: to, executor: 'self'});
await show(client.sendTransaction({type: 'eip7702', to, gas: 71_000n, authorizationList: [authorization]}));
