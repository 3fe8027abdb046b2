import {Conflux, Drip} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const to = 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83g';

// The SDK fills in nonce, epoch, fees and limits, signs, and sends.
const pending = cfx.sendTransaction({from, to, value: Drip.fromCFX(1)});
console.log(`In the pool: ${(await pending).length === 66}`);

const {blockHash} = await pending.mined();
console.log(`In a block: ${blockHash.length === 66}`);

const {outcomeStatus, gasUsed, epochNumber} = await pending.executed();
console.log(`Executed: outcome ${outcomeStatus}, ${gasUsed} gas`);

const {latestState} = await cfx.getStatus();
console.log(`Visible in the state: ${latestState >= epochNumber}`);
