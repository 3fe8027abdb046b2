// #region read
import {abi} from './compile.mjs';
import {conflux, deployed, inCfx, me} from './connect.mjs';

const tickets = conflux.Contract({abi, address: deployed.address});
const price = await tickets.price();
console.log(`One seat costs ${inCfx(price)}, ${await tickets.left()} left`);
// #endregion read

// #region write
const {epochNumber} = await tickets
  .buy(2)
  .sendTransaction({from: me, value: 2n * price})
  .executed();
console.log(
  `You have ${await tickets.seatsOf(me)} seats, ${await tickets.left()} left`,
);
// #endregion write

// #region past
const before = await tickets.left().call(undefined, epochNumber - 1);
console.log(`One epoch earlier: ${before} left`);
// #endregion past
