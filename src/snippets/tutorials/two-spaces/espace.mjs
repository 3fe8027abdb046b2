// #region connect
import {
  createPublicClient,
  createWalletClient,
  formatEther,
  http,
  parseEther,
} from 'viem';
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
const nonce = await client.getTransactionCount({address: account.address});
console.log(`eSpace, next nonce ${nonce}`);
// #endregion connect

// #region deploy
const created = await client.waitForTransactionReceipt({
  hash: await wallet.deployContract({abi, bytecode}),
});
const {contractAddress: address} = created;
console.log(`Deployed: status ${created.status}, no collateral`);
// #endregion deploy

// #region call
const call = {
  address,
  abi,
  functionName: 'tip',
  args: ['Thanks!'],
  value: parseEther('0.1'),
};
const gas = await client.estimateContractGas({...call, account});
const receipt = await client.waitForTransactionReceipt({
  hash: await wallet.writeContract(call),
});
console.log(`Tipped: estimate ${gas} gas`);
// #endregion call

// #region read
const given = await client.readContract({
  address,
  abi,
  functionName: 'given',
  args: [account.address],
});
const [{args}] = await client.getContractEvents({
  address,
  abi,
  eventName: 'Tip',
  fromBlock: receipt.blockNumber,
});
console.log(`Given: ${formatEther(given)} CFX, with "${args.message}"`);
const {number} = await client.getBlock({blockTag: 'finalized'});
console.log(`Final: ${number >= receipt.blockNumber}`);
// #endregion read
