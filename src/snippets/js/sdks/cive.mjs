import {createPublicClient, createWalletClient, http, parseCFX, parseGDrip} from 'cive';
import {privateKeyToAccount} from 'cive/accounts';
import {testnet as chain} from 'cive/chains';

const account = privateKeyToAccount(process.env.PRIVATE_KEY, {networkId: chain.id});
const client = createPublicClient({chain, transport: http(), pollingInterval: 1000});
const wallet = createWalletClient({chain, account, transport: http()});

const gasPrice = parseGDrip('2');
for (const fields of [{gasPrice}, {gasPrice, accessList: []}, {}]) {
  const hash = await wallet.sendTransaction({to: account.address, value: parseCFX('0.1'), ...fields});
  const {outcomeStatus, type} = await client.waitForTransactionReceipt({hash});
  console.log(`${Object.keys(fields).join(', ') || 'no price'}: ${type}, ${outcomeStatus}`);
}
