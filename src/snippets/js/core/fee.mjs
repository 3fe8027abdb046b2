import {Conflux, Drip} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const GDRIP = 10n ** 9n;
const price = {type: 2, maxFeePerGas: 10n * GDRIP, maxPriorityFeePerGas: 2n * GDRIP};

/** Waits for the receipt, even if the transaction fails. */
async function receiptOf(hash) {
  for (;;) {
    const receipt = await cfx.getTransactionReceipt(hash);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function pay(name, transaction) {
  const hash = await cfx.sendTransaction({from, value: 0, storageLimit: 0, ...price, ...transaction});
  const {gasUsed, gasFee, effectiveGasPrice, burntGasFee, outcomeStatus} = await receiptOf(hash);
  const charged = gasFee / effectiveGasPrice;
  console.log(`${name}: outcome ${outcomeStatus}, gas used ${gasUsed}, charged ${charged} at ${effectiveGasPrice / GDRIP} GDrip`);
  console.log(`  fee ${new Drip(gasFee).toCFX()} CFX, of which ${new Drip(burntGasFee).toCFX()} CFX are burnt`);
}
await pay('exact limit', {to: from, gas: 21_000});
await pay('wide limit', {to: from, gas: 100_000});
await pay('out of gas', {data: '0x5b5f56', gas: 60_000}); // init code that loops forever
