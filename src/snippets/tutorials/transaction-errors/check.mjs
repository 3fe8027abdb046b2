import {Conflux} from 'js-conflux-sdk';

const {cfx} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const receipt = await cfx.getTransactionReceipt(process.argv[2]);
const {latestFinalized} = await cfx.getStatus();
console.log('outcomeStatus:', receipt?.outcomeStatus ?? 'no receipt yet');
console.log(
  'final:',
  receipt !== null && receipt.epochNumber <= latestFinalized,
);
