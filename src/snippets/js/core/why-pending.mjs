// #region connect
import {Conflux} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
// #endregion connect

// #region why
const CAUSES = {
  futureNonce: 'a transaction with a lower nonce is missing',
  notEnoughCash:
    'the balance does not cover value, highest fee and collateral',
  oldEpochHeight: 'its epoch height is too far back',
  outdatedStatus: 'the pool has to look at it again',
};

/** Explains why an account's first pending transaction waits. */
async function whyPending(account) {
  const {
    firstTxStatus,
    pendingCount,
    pendingTransactions: [first],
  } = await cfx.getAccountPendingTransactions(account);
  if (Number(pendingCount) === 0) return 'nothing waits';
  if (firstTxStatus !== 'ready') return CAUSES[firstTxStatus.pending];
  const {baseFeePerGas} = await cfx.getBlockByEpochNumber(
    'latest_mined',
    false,
  );
  const highest = first.maxFeePerGas ?? first.gasPrice;
  return highest < baseFeePerGas
    ? 'its highest price is below the base fee'
    : 'it is ready: others pay more, or wait a moment';
}
// #endregion why

// #region cases
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
console.log('before:', await whyPending(from));

const nonce = await cfx.getNextNonce(from);
const pay = (change) =>
  cfx.sendTransaction({from, to: from, value: 1, ...change});
const ahead = pay({nonce: nonce + 1n});
await ahead; // it is in the pool now
console.log('gap:', await whyPending(from));
await pay({nonce}).executed();
await ahead.executed();
console.log('filled:', await whyPending(from));
// #endregion cases
