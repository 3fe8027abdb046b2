import {cfx, core, inCfx, me} from './connect.mjs';

const staking = core.InternalContract('Staking');
console.log('Code of the contract:', await core.cfx.getCode(staking.address));
console.log('My stake:', inCfx(await staking.getStakingBalance(me)));

// Fails, because the minimum deposit is 1 CFX.
const small = staking.deposit(cfx(0.5));
console.log('Estimate:', (await small.estimateGasAndCollateral({from: me}).catch((error) => error)).data);
const sent = small.sendTransaction({from: me, gas: 100_000, storageLimit: 0});
await sent.executed().catch(() => undefined);
const {gasUsed, txExecErrorMsg} = await core.cfx.getTransactionReceipt(await sent);
console.log('Receipt:', txExecErrorMsg);
console.log('Gas used:', Number(gasUsed));
