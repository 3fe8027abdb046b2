import {Conflux, Drip} from 'js-conflux-sdk';

const conflux = new Conflux({url: 'http://127.0.0.1:12537', networkId: 2024});
const {cfx, trace, wallet} = conflux;
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
console.log(`Balance: ${new Drip(await cfx.getBalance(from)).toCFX()} CFX`);

const before = await cfx.epochNumber();
const payment = {from, to: wallet.addRandom().address, value: Drip.fromCFX(1)};
const {outcomeStatus, transactionHash, type} = await cfx.sendTransaction(payment).executed();
console.log(`Executed: outcome ${outcomeStatus}, type ${type}`);
console.log(`New epochs: ${(await cfx.epochNumber()) - before}`);
console.log(`Traces: ${(await trace.transaction(transactionHash)).length}`);
