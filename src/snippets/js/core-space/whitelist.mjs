import {address} from 'js-conflux-sdk';
import {cfx, core, inCfx, me, newAccount, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const control = core.InternalContract('SponsorWhitelistControl');
const club = await deploy('Club');
const member = await newAccount();
await send(control.setSponsorForGas(club.address, cfx(0.001)), {value: cfx(1)});
await send(control.setSponsorForCollateral(club.address), {value: cfx(2)});

await send(club.admit([member]));
console.log('On the list:', await control.isWhitelisted(club.address, member));
const {gasCoveredBySponsor} = await send(club.visit(), {from: member});
console.log('The sponsor paid:', gasCoveredBySponsor);

const {storageReleased} = await send(club.expel([member]));
console.log('Bytes that the owner gets back:', Number(storageReleased[0].collaterals));
console.log('On the list:', await control.isWhitelisted(club.address, member));

console.log('Gas sponsor is me:', address.simplifyCfxAddress(await control.getSponsorForGas(club.address)) === me);
console.log('Upper bound:', inCfx(await control.getSponsoredGasFeeUpperBound(club.address)));
console.log('Sponsor balance for collateral:', inCfx(await control.getSponsoredBalanceForCollateral(club.address)));
console.log('Points free:', Number(await control.getAvailableStoragePoints(club.address)));
