import {Conflux, Drip} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const send = (transaction) => cfx.sendTransaction({from, ...transaction}).executed();
const word = (number) => `0x${number.toString(16).padStart(64, '0')}`;
const inCfx = (drip) => `${new Drip(drip).toCFX()} CFX`;

// A contract that stores the word it receives in its first slot.
const {contractCreated: keeper} = await send({data: '0x645f355f55005f526005601bf3'});

for (const number of [42, 43, 0]) {
  const before = await cfx.getCollateralForStorage(from);
  const {gasUsed} = await send({to: keeper, data: word(number)});
  const after = await cfx.getCollateralForStorage(from);
  console.log(`keep ${number}: ${gasUsed} gas, collateral ${after < before ? '-' : '+'}${inCfx(after < before ? before - after : after - before)}`);
}
