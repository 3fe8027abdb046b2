// #region fields
import {Drip} from 'js-conflux-sdk';
import {cfx, inCfx, me, wallet} from './connect.mjs';

const to = wallet.addRandom().address;
const transaction = await cfx.populateTransaction({
  from: me,
  to,
  value: Drip.fromCFX(0.1),
});
for (const field of ['type', 'nonce', 'gas', 'storageLimit', 'chainId'])
  console.log(`${field}: ${transaction[field]}`);
const maxFee = transaction.maxFeePerGas * BigInt(transaction.gas);
console.log(`The maximum fee: ${inCfx(maxFee)}`);
// #endregion fields

// #region stages
const pending = cfx.sendTransaction(transaction);
console.log(`In the pool: ${await pending}`);
await pending.mined();
console.log('In a block');
const {gasFee} = await pending.executed();
console.log(`Executed, at a fee of ${inCfx(gasFee)}`);
// #endregion stages
