import {Conflux} from 'js-conflux-sdk';

const {cfx, txpool, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const GDRIP = 10n ** 9n;
const send = (nonce, gasPrice = 10n * GDRIP) => cfx.sendTransaction({from, to: from, value: 1, type: 0, nonce, gasPrice});
const next = await cfx.getNextNonce(from);

// #region gap
const ahead = await send(next + 1n);
const {firstTxStatus} = await cfx.getAccountPendingTransactions(from);
console.log('Skipped a nonce:', firstTxStatus);
console.log(`Next by state: +${(await cfx.getNextNonce(from)) - next}, next by pool: +${(await txpool.nextNonce(from)) - next}`);
// #endregion gap

// #region replace
const rejection = await send(next + 1n, 10n * GDRIP + 1n).catch(({message}) => message);
console.log('One Drip more:', rejection.match(/need to specify a gas price > \d+/)[0]);
const replacement = send(next + 1n, 11n * GDRIP);
await replacement; // it is in the pool now
// #endregion replace

// #region fill
await send(next).executed();
await replacement.executed();
console.log('The replaced one:', (await cfx.getTransactionReceipt(ahead)) ? 'executed' : 'gone');
console.log(`Next by state: +${(await cfx.getNextNonce(from)) - next}`);
// #endregion fill
