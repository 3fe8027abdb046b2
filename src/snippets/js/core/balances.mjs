import {Conflux, Drip} from 'js-conflux-sdk';

const conflux = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = conflux.wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const staking = conflux.InternalContract('Staking');

let last = await conflux.cfx.getAccount(from);

/** Prints how a step changed the balances, without the fee. */
async function show(step, {gasFee}) {
  const now = await conflux.cfx.getAccount(from);
  const change = (part, fee = 0n) => Number(now[part] - last[part] + fee) / 1e18;
  console.log(`${step}: free ${change('balance', gasFee)}, staked ${change('stakingBalance')}, collateral ${change('collateralForStorage')}`);
  last = now;
}

const amount = Drip.fromCFX(2);
await show('stake', await staking.deposit(amount).sendTransaction({from}).executed());
await show('deploy', await conflux.cfx.sendTransaction({from, data: '0x645f355f55005f526005601bf3'}).executed());
await show('withdraw', await staking.withdraw(amount).sendTransaction({from}).executed());
