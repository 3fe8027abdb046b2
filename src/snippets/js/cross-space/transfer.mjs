// #region start
import {formatEther, parseEther} from 'viem';
import {
  account,
  coreAddress,
  crossSpaceCall,
  espace,
  mapped,
  wallet,
} from './connect.mjs';

const balance = () => espace.getBalance({address: account.address});
// #endregion start

// #region there
const before = await balance();
await crossSpaceCall
  .transferEVM(account.address)
  .sendTransaction({from: coreAddress, value: parseEther('5')})
  .executed();
const arrived = (await balance()) - before;
console.log(`Arrived in eSpace: ${formatEther(arrived)} CFX`);
// #endregion there

// #region back
const hash = await wallet.sendTransaction({
  to: mapped,
  value: parseEther('2'),
});
await espace.waitForTransactionReceipt({hash});
const waiting = async () =>
  formatEther(await crossSpaceCall.mappedBalance(coreAddress));
console.log(`Waiting in the mapped account: ${await waiting()} CFX`);

await crossSpaceCall
  .withdrawFromMapped(parseEther('2'))
  .sendTransaction({from: coreAddress})
  .executed();
console.log(`Left in the mapped account: ${await waiting()} CFX`);
// #endregion back
