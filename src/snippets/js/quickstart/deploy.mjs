// #region imports
import {
  createPublicClient,
  createWalletClient,
  formatEther,
  http,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet as chain} from 'viem/chains';
import {abi, bytecode} from './compile.mjs';
// #endregion imports

// #region connect
const account = privateKeyToAccount(process.env.PRIVATE_KEY);
const client = createPublicClient({
  chain,
  transport: http(),
  pollingInterval: 1000,
});
const wallet = createWalletClient({chain, account, transport: http()});

const balance = await client.getBalance({address: account.address});
if (balance === 0n)
  throw new Error(`${account.address} has no CFX: ask the faucet`);
console.log(`Balance: ${formatEther(balance)} CFX`);
// #endregion connect

// #region deploy
const deployment = await client.waitForTransactionReceipt({
  hash: await wallet.deployContract({abi, bytecode}),
});
if (deployment.status !== 'success')
  throw new Error(`the deployment failed: ${deployment.transactionHash}`);
const address = deployment.contractAddress;
console.log(`Deployed at ${address}`);
// #endregion deploy

// #region use
const {request} = await client.simulateContract({
  account,
  address,
  abi,
  functionName: 'increment',
});
const receipt = await client.waitForTransactionReceipt({
  hash: await wallet.writeContract(request),
});
const count = await client.readContract({
  address,
  abi,
  functionName: 'count',
});
if (receipt.status !== 'success' || count !== 1n)
  throw new Error(`the count is ${count}, not 1`);
console.log(`Counted to ${count} in block ${receipt.blockNumber}`);
// #endregion use
