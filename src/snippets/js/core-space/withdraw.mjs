// Not run here: it needs votes that are unlocked; tests/node/soloValidator.test.ts runs it with some
// #region withdraw
import {format} from 'js-conflux-sdk';
import {cfx, core, inCfx, me, send} from './connect.mjs';

const register = core.InternalContract('PoSRegister');
const staking = core.InternalContract('Staking');

const [registered, unlocked] = await register.getVotes(
  format.hex(await register.addressToIdentifier(me)),
);
const needed = 1000 * Number(registered - unlocked);
const free =
  BigInt(await staking.getStakingBalance(me)) - BigInt(cfx(needed));
await send(staking.withdraw(free));
console.log('Withdrawn:', inCfx(free));
// #endregion withdraw
