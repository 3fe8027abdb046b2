import {core, inCfx, newAccount, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const alice = await newAccount(5);
const bob = await newAccount(5);
const board = await deploy('Board');

async function step(label, from, method) {
  const {storageCollateralized, storageReleased} = await send(method, {from});
  const released = storageReleased.reduce((sum, {collaterals}) => sum + Number(collaterals), 0);
  const locked = async (account) => inCfx(await core.cfx.getCollateralForStorage(account));
  console.log(`${label}: +${storageCollateralized} −${released} bytes; Alice ${await locked(alice)}, Bob ${await locked(bob)}`);
}

await step('Alice fills place 1', alice, board.set(1, 10));
await step('Alice fills place 2', alice, board.set(2, 20));
await step('Bob writes the same number to 2', bob, board.set(2, 20));
await step('Bob writes another number to 2', bob, board.set(2, 21));
await step('Alice empties 2', alice, board.set(2, 0));
await step('Alice fills and empties 3 at once', alice, board.fillAndEmpty(3));
await step('Alice empties 1', alice, board.set(1, 0));
