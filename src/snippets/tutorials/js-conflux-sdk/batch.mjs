// #region read
import {Drip} from 'js-conflux-sdk';
import {abi} from './compile.mjs';
import {
  cfx,
  conflux,
  deployed,
  inCfx,
  me,
  receiptOf,
  wallet,
} from './connect.mjs';

const tickets = conflux.Contract({abi, address: deployed.address});
const reads = conflux.BatchRequest();
reads.add(cfx.getBalance.request(me));
reads.add(cfx.getCollateralForStorage.request(me));
reads.add(tickets.left().request());
const [balance, collateral, left] = await reads.execute();
console.log(`Rich enough: ${balance > collateral}, ${left} seats left`);
// #endregion read

// #region write
const friends = Array.from({length: 3}, () => wallet.addRandom().address);
const payments = conflux.BatchRequest();
for (const to of friends)
  payments.addTransaction({from: me, to, value: Drip.fromCFX(0.01)});
for (const hash of await payments.execute()) {
  if (hash instanceof Error) throw hash;
  const {to, outcomeStatus, type} = await receiptOf(hash);
  const friend = `your friend has ${inCfx(await cfx.getBalance(to))}`;
  console.log(`Outcome ${outcomeStatus}, type ${type}: ${friend}`);
}
// #endregion write
