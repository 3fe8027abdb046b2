// Not run here: it needs the keys of a second node; tests/node/soloValidator.test.ts runs it with one
// #region register
import {cfx, core, me, send} from './connect.mjs';

const data = process.env.REGISTER_DATA;
// The second argument of `register` is the number of votes.
const votes = Number(`0x${data.slice(74, 138)}`);

await send(core.InternalContract('Staking').deposit(cfx(1000 * votes)));
const {address} = core.InternalContract('PoSRegister');
const receipt = await core.cfx
  .sendTransaction({from: me, to: address, data})
  .executed();
console.log(`Registered ${votes} votes, ${receipt.logs.length} events`);
// #endregion register
