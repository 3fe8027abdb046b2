// #region stake
import {cfx, core, inCfx, newAccount, send} from './connect.mjs';

const YEAR = 63_072_000n;
const staking = core.InternalContract('Staking');
const params = core.InternalContract('ParamsControl');
const from = await newAccount(50);

await send(staking.deposit(cfx(20)), {from});
const {blockNumber} = await core.cfx.getStatus();
await send(staking.voteLock(cfx(20), BigInt(blockNumber) + YEAR + 1000n), {from});
// #endregion stake

// #region vote
const [REWARD, BASE_FEE] = [0, 3];

// A vote is for one round. If the round ends before the transaction
// is executed, the script votes again in the next round.
async function vote(votes) {
  for (let round = await params.currentRound(); ; round++) {
    const sent = params.castVote(round, votes).sendTransaction({from, gas: 400_000, storageLimit: 2048});
    const receipt = await sent.executed().catch(() => undefined);
    if (receipt) return receipt;
    const {txExecErrorMsg} = await core.cfx.getTransactionReceipt(await sent);
    if (!txExecErrorMsg.includes('vote version unmatch')) throw new Error(txExecErrorMsg);
  }
}

// Options: unchanged, increase, decrease.
const first = await vote([[REWARD, [0, cfx(15), cfx(5)]], [BASE_FEE, [cfx(20), 0, 0]]]);
console.log('Events of the first vote:', first.logs.length);
const again = await vote([[REWARD, [0, 0, cfx(20)]]]);
console.log('Storage of the second vote:', Number(again.storageCollateralized), 'bytes');

for (const [topic, [unchanged, more, less]] of await params.readVote(from)) {
  console.log(`Topic ${topic}: unchanged ${inCfx(unchanged)}, increase ${inCfx(more)}, decrease ${inCfx(less)}`);
}
// #endregion vote
