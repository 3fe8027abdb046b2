import {writeFileSync} from 'node:fs';
import {Interface} from 'ethers';
import {
  artifact,
  at,
  deploy,
  expectRefusal,
  readSlot,
  wallet,
} from './project.js';

const implementation = await deploy('TallyV1');
const initialize = new Interface(artifact('TallyV1').abi).encodeFunctionData(
  'initialize',
  [wallet.address],
);
const proxy = await deploy(
  'TransparentUpgradeableProxy',
  implementation,
  wallet.address,
  initialize,
);
writeFileSync('deployed.json', JSON.stringify({proxy}));
const code = await readSlot(proxy, 'implementation');
const same = code === implementation.toLowerCase();
console.log(`code of the proxy is at the implementation: ${same}`);

const tally = at('TallyV1', proxy);
await (await tally.add!(5)).wait();
console.log(`total of the proxy: ${await tally.total!()}`);
const bare = at('TallyV1', implementation);
console.log(`total of the implementation: ${await bare.total!()}`);

await expectRefusal(
  'initialize the proxy again',
  tally.initialize!.staticCall(wallet.address),
);
await expectRefusal(
  'initialize the implementation',
  bare.initialize!.staticCall(wallet.address),
);
