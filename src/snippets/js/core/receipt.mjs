import {Conflux} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;

/** Skips the estimate, so failures end up in the receipt. */
async function receiptOf(transaction) {
  const hash = await cfx.sendTransaction({from, value: 0, gas: 200_000, storageLimit: 1024, ...transaction});
  for (;;) {
    const receipt = await cfx.getTransactionReceipt(hash);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
const show = (name, {outcomeStatus, txExecErrorMsg, gasUsed, storageCollateralized, storageReleased, logs}) => {
  const released = storageReleased.reduce((sum, {collaterals}) => sum + collaterals, 0n);
  console.log(`${name}: outcome ${outcomeStatus}, ${gasUsed} gas, bytes +${storageCollateralized} -${released}, ${logs.length} logs, ${txExecErrorMsg?.trim() ?? 'no error'}`);
};

const creation = await receiptOf({data: '0x645f355f55005f526005601bf3'});
show('create', creation);
const keeper = creation.contractCreated;
show('write', await receiptOf({to: keeper, data: `0x${'1'.padStart(64, '0')}`}));
show('clear', await receiptOf({to: keeper, data: '0x'}));
show('event', await receiptOf({data: '0x5f5fa0'}));
show('revert', await receiptOf({data: '0x5f5ffd'}));
show('no room', await receiptOf({to: keeper, data: `0x${'1'.padStart(64, '0')}`, storageLimit: 0}));
