// #region friend
import {
  collateral,
  deployed,
  me,
  newAccount,
  send,
} from './connect.mjs';

const {contract, address} = deployed('Kit');
const friend = await newAccount(0.5);

const gift = contract.safeTransferFrom(me, friend, 1, 30, '0x');
console.log(`30 ropes: ${collateral(await send(gift))}`);
// #endregion friend

// #region chest
const chest = deployed('Chest');
const stored = await send(
  contract.safeBatchTransferFrom(
    me, chest.address, [1, 255], [10, 1], '0x',
  ),
);
console.log(`Into the chest: ${collateral(stored)}`);

const kept = await contract.balanceOf(chest.address, 255);
console.log(`The chest has ${kept} map`);
const taken = chest.contract.withdraw(address, [255], [1]);
console.log(`Map taken out: ${collateral(await send(taken))}`);
// #endregion chest

// #region wrong
const lost = contract.safeTransferFrom(me, address, 1, 1, '0x');
await send(lost).catch(({message}) => {
  const isReverted = message.includes('transaction is reverted');
  console.log(`To Kit itself: ${isReverted ? 'reverted' : message}`);
});
// #endregion wrong
