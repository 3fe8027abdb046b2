// #region imports
import {address, format} from 'js-conflux-sdk';
import {encodeFunctionData, isAddressEqual, parseEther} from 'viem';
import {guestbook, visitor} from './compile.mjs';
import {
  core,
  coreAddress,
  crossSpaceCall,
  espace,
  mapped,
  wallet,
} from './connect.mjs';
// #endregion imports

// #region deploy
const hash = await wallet.deployContract(guestbook);
const {contractAddress: to} = await espace.waitForTransactionReceipt({hash});
const lastGuest = () =>
  espace.readContract({
    address: to,
    abi: guestbook.abi,
    functionName: 'last',
  });
// #endregion deploy

// #region account
const sign = encodeFunctionData({abi: guestbook.abi, functionName: 'sign'});
const receipt = await crossSpaceCall
  .callEVM(to, sign)
  .sendTransaction({from: coreAddress, value: parseEther('1')})
  .executed();
console.log(
  'The guest is my mapped account:',
  isAddressEqual(await lastGuest(), mapped),
);
// #endregion account

// #region contract
const {contractCreated} = await core
  .Contract(visitor)
  .constructor(to)
  .sendTransaction({from: coreAddress})
  .executed();
const visits = core.Contract({...visitor, address: contractCreated});
await visits
  .visit()
  .sendTransaction({from: coreAddress, value: parseEther('1')})
  .executed();
const mappedVisitor = address.cfxMappedEVMSpaceAddress(contractCreated);
console.log(
  'The guest is the mapped account of Visitor:',
  isAddressEqual(await lastGuest(), mappedVisitor),
);
const guest = format.hexAddress(await visits.lastGuest());
console.log(
  'Visitor reads the same:',
  isAddressEqual(guest, await lastGuest()),
);
// #endregion contract

// #region phantom
const {transactions} = await espace.getBlock({
  blockNumber: BigInt(receipt.epochNumber),
  includeTransactions: true,
});
const phantoms = transactions.filter(
  ({to: target, gasPrice}) =>
    gasPrice === 0n &&
    [mapped, to].some((one) => target && isAddressEqual(one, target)),
);
for (const {from, value} of phantoms) {
  const by = isAddressEqual(from, mapped) ? 'mapped account' : 'zero address';
  console.log(`Phantom transaction: ${value} Drip, from the ${by}`);
}
// #endregion phantom

// #region revert
const reject = encodeFunctionData({
  abi: guestbook.abi,
  functionName: 'reject',
});
const pending = crossSpaceCall.callEVM(to, reject).sendTransaction({
  from: coreAddress,
  value: parseEther('1'),
  gas: 1_000_000,
  storageLimit: 0,
});
await pending
  .executed()
  .catch(() => console.log('The Core Space transaction failed too'));
const {txExecErrorMsg} = await core.cfx.getTransactionReceipt(await pending);
console.log(
  'Its receipt says that it reverted:',
  txExecErrorMsg.startsWith('Vm reverted'),
);
// #endregion revert
