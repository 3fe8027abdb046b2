// #region sponsor
import {cfx, core, me, newAccount, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const notes = await deploy('Notes');
const control = core.InternalContract('SponsorWhitelistControl');

await send(control.setSponsorForGas(notes.address, cfx(0.001)), {value: cfx(1)});
await send(control.setSponsorForCollateral(notes.address), {value: cfx(0.25)});
// #endregion sponsor

// #region users
const stranger = await newAccount();
const poor = await newAccount();
const rich = await newAccount(5);
await send(control.addPrivilegeByAdmin(notes.address, [poor, rich]));

/** Writes a note and prints who paid for it. */
async function write(label, from, options = {}) {
  const limits = {gas: 100_000, storageLimit: 64, gasPrice: 1_000_000_000, ...options};
  try {
    const {gasCoveredBySponsor, storageCoveredBySponsor} = await send(notes.write(1), {from, ...limits});
    const payer = (sponsored) => (sponsored ? 'sponsor' : 'sender');
    console.log(`${label}: gas by the ${payer(gasCoveredBySponsor)}, collateral by the ${payer(storageCoveredBySponsor)}`);
  } catch (error) {
    console.log(`${label}: ${/out of balance/.test(error.message) ? 'rejected, out of balance' : error.message}`);
  }
}
// #endregion users

// #region cases
await write('Not on the list, no CFX', stranger);
await write('On the list, no CFX', poor);
await write('On the list, fee above the upper bound, no CFX', poor, {gas: 1_000_001});
await write('On the list, fee above the upper bound', rich, {gas: 1_000_001});
await send(notes.clear(), {from: rich});
await write('On the list, storageLimit above the balance', rich, {storageLimit: 1024});
await write('Deployer, not on the list', me);
// #endregion cases
