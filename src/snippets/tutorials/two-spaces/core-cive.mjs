// #region connect
import {
  createPublicClient,
  createWalletClient,
  formatCFX,
  http,
  parseCFX,
} from 'cive';
import {privateKeyToAccount} from 'cive/accounts';
import {testnet as chain} from 'cive/chains';
import {abi, bytecode} from './compile.mjs';

const account = privateKeyToAccount(process.env.PRIVATE_KEY, {
  networkId: chain.id,
});
const client = createPublicClient({
  chain,
  transport: http(),
  pollingInterval: 1000,
});
const wallet = createWalletClient({chain, account, transport: http()});
const nonce = await client.getNextNonce({address: account.address});
console.log(`Core Space, next nonce ${nonce}`);
// #endregion connect

// #region deploy
const created = await client.waitForTransactionReceipt({
  hash: await wallet.deployContract({abi, bytecode}),
});
const {contractCreated: address, outcomeStatus} = created;
const collateral = `collateral for ${created.storageCollateralized} bytes`;
console.log(`Deployed: outcome ${outcomeStatus}, ${collateral}`);
// #endregion deploy

// #region call
const call = {
  address,
  abi,
  functionName: 'tip',
  args: ['Thanks!'],
  value: parseCFX('0.1'),
};
const estimate = await client.estimateContractGasAndCollateral({
  ...call,
  account,
});
const receipt = await client.waitForTransactionReceipt({
  hash: await wallet.writeContract(call),
});
const {gasUsed, storageCollateralized} = estimate;
console.log(
  `Tipped: estimate ${gasUsed} gas and ${storageCollateralized} bytes`,
);
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
  fromEpoch: receipt.epochNumber,
});
console.log(`Given: ${formatCFX(given)} CFX, with "${args.message}"`);
const {latestFinalized} = await client.getStatus();
console.log(`Final: ${latestFinalized >= receipt.epochNumber}`);
// #endregion read
