// #region start
import {cfx, core, inCfx, me, newAccount, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const notes = await deploy('Notes');
const control = core.InternalContract('SponsorWhitelistControl');
// #endregion start

// #region gas
await send(control.setSponsorForGas(notes.address, cfx(0.001)), {
  value: cfx(1),
});
// #endregion gas

// #region collateral
await send(control.setSponsorForCollateral(notes.address), {
  value: cfx(0.25),
});
const sponsor = await core.cfx.getSponsorInfo(notes.address);
const gas = inCfx(sponsor.sponsorBalanceForGas);
const collateral = inCfx(sponsor.sponsorBalanceForCollateral);
const points = Number(sponsor.availableStoragePoints);
console.log(`Gas: ${gas}, collateral: ${collateral} and ${points} points`);
// #endregion collateral

// #region admit
const user = await newAccount();
await send(control.addPrivilegeByAdmin(notes.address, [user]), {from: me});
console.log(
  'On the whitelist:',
  await control.isWhitelisted(notes.address, user),
);
// #endregion admit

// #region use
const receipt = await send(notes.write(7), {from: user});
console.log('Balance of the user:', inCfx(await core.cfx.getBalance(user)));
console.log(
  'Gas by the sponsor:',
  receipt.gasCoveredBySponsor,
  '– collateral by the sponsor:',
  receipt.storageCoveredBySponsor,
);
console.log(
  'Collateral of the contract:',
  inCfx(await core.cfx.getCollateralForStorage(notes.address)),
);

await send(notes.clear(), {from: user});
console.log(
  'After clearing:',
  inCfx(await core.cfx.getCollateralForStorage(notes.address)),
);
// #endregion use
