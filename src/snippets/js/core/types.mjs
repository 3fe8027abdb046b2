import {Conflux} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const {contractCreated: keeper} = await cfx.sendTransaction({from, data: '0x645f355f55005f526005601bf3'}).executed();

const GDRIP = 10n ** 9n;
const slot = `0x${'0'.repeat(64)}`;
const call = {from, to: keeper, data: `0x${'1'.padStart(64, '0')}`, gas: 60_000n, storageLimit: 64n};
const variants = [
  {type: 0, gasPrice: 2n * GDRIP},
  {type: 1, gasPrice: 2n * GDRIP, accessList: [{address: keeper, storageKeys: [slot]}]},
  {type: 2, maxFeePerGas: 3n * GDRIP, maxPriorityFeePerGas: GDRIP, accessList: [{address: keeper, storageKeys: [slot]}]},
];
for (const variant of variants) {
  const {transactionHash, effectiveGasPrice, gasUsed} = await cfx.sendTransaction({...call, ...variant}).executed();
  const {type, accessList} = await cfx.getTransactionByHash(transactionHash);
  console.log(`type ${type}: ${effectiveGasPrice / GDRIP} GDrip for one gas, ${gasUsed} gas, access list of ${accessList?.length ?? 0}`);
}
