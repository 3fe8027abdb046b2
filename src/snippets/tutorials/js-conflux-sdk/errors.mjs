// #region estimate
import {decodeErrorResult} from 'viem';
import {abi} from './compile.mjs';
import {cfx, conflux, deployed, me, receiptOf, url} from './connect.mjs';

const tickets = conflux.Contract({abi, address: deployed.address});
const caught = (promise) => promise.then(() => undefined, (error) => error);

const soldOut = await caught(tickets.buy(1000).sendTransaction({from: me}));
const reason = /reverted: ([^.]*?) Innermost/.exec(soldOut.message)?.[1];
console.log(`Estimate: ${soldOut.code}, ${reason}`);
// #endregion estimate

// #region custom
const {data} = tickets.buy(1);
const request = {
  jsonrpc: '2.0',
  id: 1,
  method: 'cfx_call',
  params: [{from: me, to: deployed.address, data}],
};
const reply = await fetch(url, {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(request),
});
const {error} = await reply.json();
const {errorName, args} = decodeErrorResult({abi, data: error.data});
console.log(`Custom error: ${errorName}(${args})`);
// #endregion custom

// #region executed
const pending = tickets
  .buy(1000)
  .sendTransaction({from: me, gas: 100_000, storageLimit: 0});
const failed = await caught(pending.executed());
const {outcomeStatus, txExecErrorMsg} = await receiptOf(await pending);
const outcome = `outcome ${outcomeStatus}, ${txExecErrorMsg}`;
const isFailed = /executed failed/.test(failed.message);
console.log(`Executed: ${isFailed}, ${outcome}`);
// #endregion executed

// #region pool
const stale = await caught(
  cfx.sendTransaction({from: me, to: me, value: 1, nonce: 0}),
);
console.log(
  `Pool: ${stale.code}, ${/too stale nonce/.test(stale.paramsErrorDetail())}`,
);
// #endregion pool

// #region input
const typo = await caught(
  cfx.getBalance('cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83a'),
);
console.log(
  `Input: ${typo.constructor.name}, ${/Invalid checksum/.test(typo.message)}`,
);

const onMainnet = 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p';
const [used] = cfx.getBalance.request(onMainnet).request.params;
console.log(
  `Prefix: ${onMainnet.split(':')[0]} became ${used.split(':')[0]}`,
);
// #endregion input
