import {cfx, core, inCfx, newAccount, send} from './connect.mjs';

const QUARTER = 15_768_000n;
const staking = core.InternalContract('Staking');
const from = await newAccount(50);
const stake = async () => inCfx(await staking.getStakingBalance(from));

await send(staking.deposit(cfx(10)), {from});
console.log('Staked:', await stake());
await send(staking.withdraw(cfx(4)), {from});
console.log('Staked after a withdrawal of 4 CFX:', await stake());

const {blockNumber} = await core.cfx.getStatus();
const soon = BigInt(blockNumber) + 1000n;
await send(staking.voteLock(cfx(4), soon + 2n * QUARTER), {from});
await send(staking.voteLock(cfx(2), soon + 4n * QUARTER), {from});

for (const quarters of [0n, 1n, 2n, 3n, 4n]) {
  const block = BigInt(blockNumber) + quarters * QUARTER;
  const locked = inCfx(await staking.getLockedStakingBalance(from, block));
  console.log(`In ${quarters} quarters: locked ${locked}, vote power ${inCfx(await staking.getVotePower(from, block))}`);
}

const failed = await staking.withdraw(cfx(3)).call({from}).catch((error) => error);
console.log('Withdrawing 3 CFX:', failed.data);
