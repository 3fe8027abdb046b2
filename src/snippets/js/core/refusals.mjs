// #region connect
import {Conflux} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const poor = wallet.addPrivateKey(`0x${'7'.repeat(64)}`).address;
await cfx.sendTransaction({from, to: from, value: 1}).executed();
const nonce = await cfx.getNextNonce(from);
// #endregion connect

// #region advise
/** Suggests what to do after the node has rejected a transaction. */
function advise({message}) {
  if (/tx already exist/.test(message)) return 'nothing: it has arrived';
  if (/too stale nonce/.test(message))
    return 'look for the receipt, then take a new nonce';
  if (/too distant future/.test(message))
    return 'send the transactions before it';
  if (/same nonce already inserted|less than the minimum value/.test(message))
    return 'raise the price';
  if (/out of balance/.test(message)) return 'fund the account';
  if (/EpochHeightOutOfBound/.test(message))
    return 'sign again with a new epoch height';
  if (/ChainIdMismatch|InvalidReceiver|exceeds the maximum/.test(message))
    return 'fix the field';
  if (/NotEnoughBaseGas|ZeroGasPrice/.test(message)) return 'fix the field';
  return 'stop, and show the message';
}
// #endregion advise

// #region tries
const good = {
  from,
  to: from,
  value: 1,
  type: 0,
  gasPrice: 10n ** 9n,
  gas: 21_000,
  storageLimit: 0,
  nonce,
};
const tries = {
  'used nonce': {nonce: nonce - 1n},
  'nonce 5000 ahead': {nonce: nonce + 5000n},
  'price below the minimum': {gasPrice: 1},
  'gas of 20 000': {gas: 20_000},
  'gas of 30 000 000': {gas: 30_000_000},
  'chain ID 1029': {chainId: 1029},
  'no CFX': {from: poor, nonce: 0},
};
for (const [name, change] of Object.entries(tries)) {
  const error = await cfx
    .sendTransaction({...good, ...change})
    .catch((reason) => reason);
  console.log(`${name}: ${error.code} → ${advise(error)}`);
}
// #endregion tries
