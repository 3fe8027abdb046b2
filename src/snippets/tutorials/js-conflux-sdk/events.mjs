// #region past
import {Conflux} from 'js-conflux-sdk';
import {abi} from './compile.mjs';
import {conflux, deployed, me} from './connect.mjs';

const {address, epoch} = deployed;
const tickets = conflux.Contract({abi, address});
const logs = await tickets
  .Sold(me, undefined)
  .getLogs({fromEpoch: epoch, toEpoch: 'latest_state'});
for (const log of logs) console.log(`Past: ${log.arguments.seats} seats`);
// #endregion past

// #region live
const live = new Conflux({url: 'wss://test.confluxrpc.com/ws', networkId: 1});
const subscription = await live.subscribeLogs({address});
const heard = new Promise((resolve) => subscription.once('data', resolve));
await tickets
  .buy(1)
  .sendTransaction({from: me, value: await tickets.price()})
  .executed();
const {object} = tickets.abi.decodeLog(await heard);
console.log(`Live: ${object.seats} seat`);
live.close();
// #endregion live
