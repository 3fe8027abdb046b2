import {Drip} from 'js-conflux-sdk';
import {conflux, me} from './connect.mjs';

const {cfx, wallet} = conflux;
const friend = wallet.addRandom().address;
const pending = cfx.sendTransaction({
  from: me,
  to: friend,
  value: Drip.fromCFX(0.1),
});
console.log(`Sent: ${await pending}`);

const {epochNumber, outcomeStatus, gasFee} = await pending.executed();
const fee = new Drip(gasFee).toCFX();
const outcome = `outcome ${outcomeStatus}, fee ${fee} CFX`;
console.log(`Executed in epoch ${epochNumber}, ${outcome}`);
const balance = new Drip(await cfx.getBalance(friend));
console.log(`Your friend has ${balance.toCFX()} CFX`);
