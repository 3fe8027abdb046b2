// #region transfer
import {collateral, deployed, me, newAccount, send} from './connect.mjs';

const {contract} = deployed('Lanterns');
const friend = await newAccount(0.5);

const gift = await send(contract.safeTransferFrom(me, friend, 1));
console.log(`You give 1 away: ${collateral(gift)}`);

const back = await send(
  contract.safeTransferFrom(friend, me, 1),
  {from: friend},
);
console.log(`Your friend returns 1: ${collateral(back)}`);
// #endregion transfer

// #region approve
const approval = await send(contract.approve(friend, 2));
console.log(`You approve for 2: ${collateral(approval)}`);

const taken = await send(
  contract.safeTransferFrom(me, friend, 2),
  {from: friend},
);
console.log(`Your friend takes 2: ${collateral(taken)}`);
// #endregion approve

// #region wrong
const inEspace = '0x'.padEnd(42, '7');
const lost = contract.safeTransferFrom(me, inEspace, 1);
await send(lost).catch(({message}) => {
  const [, reason] = /reverted: ([^.]*?) Innermost/.exec(message);
  console.log(`To an eSpace address: ${reason}`);
});
// #endregion wrong
