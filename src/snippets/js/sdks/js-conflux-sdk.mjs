import {Conflux, Drip} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;

const gasPrice = Drip.fromGDrip(2);
for (const fields of [{type: 0, gasPrice}, {type: 1, gasPrice, accessList: []}, {}]) {
  const {outcomeStatus, type} = await cfx.sendTransaction({from, to: from, value: Drip.fromCFX(0.1), ...fields}).executed();
  console.log(`${Object.keys(fields).join(', ') || 'no price'}: type ${type}, outcome ${outcomeStatus}`);
}
