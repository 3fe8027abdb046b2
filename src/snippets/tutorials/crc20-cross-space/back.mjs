// #region gas
import {format} from 'js-conflux-sdk';
import {parseEther} from 'viem';
import {
  account,
  coreAddress as from,
  crossSpaceCall,
  espace,
} from './connect.mjs';
import {coin, mirror, show, units, vault} from './contracts.mjs';

await crossSpaceCall
  .transferEVM(account.address)
  .sendTransaction({from, value: parseEther('0.1')})
  .executed();
// #endregion gas

// #region burn
const recipient = format.hexAddress(from);
const hash = await mirror.write.burn([units('40'), recipient]);
await espace.waitForTransactionReceipt({hash});
const waiting = await vault.claimableOf(from);
console.log(`Burned in eSpace, ready to claim: ${show(waiting)}`);
// #endregion burn

// #region claim
const before = await coin.balanceOf(from);
await vault.claim().sendTransaction({from}).executed();
const arrived = (await coin.balanceOf(from)) - before;
console.log(`Arrived in Core Space: ${show(arrived)}`);
// #endregion claim
