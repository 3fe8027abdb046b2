// #region books
import {address} from 'js-conflux-sdk';
import {encodeFunctionData, isAddressEqual, zeroAddress} from 'viem';
import {
  account,
  core,
  coreAddress as from,
  crossSpaceCall,
} from './connect.mjs';
import {coin, mirror, show, units, vault} from './contracts.mjs';

const locked = await coin.balanceOf(vault.address);
const supply = await mirror.read.totalSupply();
const unclaimed = await mirror.read.totalClaimable();
console.log(`Locked ${show(locked)}, mirrored ${show(supply)}`);
console.log('Every mirror token is backed:', locked >= supply + unclaimed);

const decimals = Number(await coin.decimals());
const theirs = await mirror.read.decimals();
console.log('Same decimals in both spaces:', theirs === decimals);

const minter = await mirror.read.minter();
const mapped = address.cfxMappedEVMSpaceAddress(vault.address);
console.log('Only the vault can mint:', isAddressEqual(minter, mapped));
// #endregion books

// #region attacks
async function attempt(what, call, reason) {
  const outcome = await call().then(
    () => 'it worked',
    ({message}) => (message.includes(reason) ? reason : message),
  );
  console.log(`${what}: ${outcome}`);
}
const args = [account.address, units('1')];
await attempt(
  'Mint from an eSpace account',
  () => mirror.simulate.mint(args, {account}),
  'only the vault',
);
const data = encodeFunctionData({
  abi: mirror.abi,
  functionName: 'mint',
  args,
});
await attempt(
  'Mint from a Core Space account',
  () => crossSpaceCall.callEVM(mirror.address, data).sendTransaction({from}),
  'only the vault',
);
await attempt(
  'Claim twice',
  () => vault.claim().sendTransaction({from}).executed(),
  'nothing to claim',
);
await attempt(
  'Burn for a wrong address',
  () => mirror.simulate.burn([units('1'), zeroAddress], {account}),
  'not a Core Space address',
);
// #endregion attacks

// #region failure
const allow = (amount) =>
  coin.approve(vault.address, amount).sendTransaction({from}).executed();
async function deposit(to, gas) {
  const sending = vault
    .deposit(units('1'), to)
    .sendTransaction({from, gas, storageLimit: 128});
  await sending.executed().catch(() => undefined);
  const hash = await sending;
  const {txExecErrorMsg} = await core.cfx.getTransactionReceipt(hash);
  return txExecErrorMsg;
}
const before = await coin.balanceOf(from);
await allow(units('1'));
console.log('Zero address:', await deposit(zeroAddress, 2_000_000));
console.log('Too little gas:', await deposit(account.address, 200_000));
await allow(0);
const after = await coin.balanceOf(from);
console.log('Neither took a token:', after === before);
// #endregion failure
