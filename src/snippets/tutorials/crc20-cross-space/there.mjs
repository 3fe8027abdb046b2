import {account, coreAddress as from} from './connect.mjs';
import {coin, mirror, show, units, vault} from './contracts.mjs';

const amount = units('100');
await coin.approve(vault.address, amount).sendTransaction({from}).executed();

const deposit = vault.deposit(amount, account.address);
const {gasLimit} = await deposit.estimateGasAndCollateral({from});
const {gasUsed} = await deposit.sendTransaction({from}).executed();

const locked = await coin.balanceOf(vault.address);
const minted = await mirror.read.balanceOf([account.address]);
console.log(`Locked in Core Space: ${show(locked)}`);
console.log(`Minted in eSpace: ${show(minted)}`);
console.log(`The deposit used ${gasUsed} gas, estimated limit ${gasLimit}`);
