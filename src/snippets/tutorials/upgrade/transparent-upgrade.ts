import {readFileSync} from 'node:fs';
import {Interface} from 'ethers';
import {artifact, at, deploy, expectRefusal, readSlot} from './project.js';

const {proxy, admin} = JSON.parse(readFileSync('transparent.json', 'utf8'));
const implementation = await deploy('TallyV2');
const next = new Interface(artifact('TallyV2').abi).encodeFunctionData(
  'initializeV2',
  [100],
);

// One transaction replaces the code and sets the new variable.
await (
  await at('ProxyAdmin', admin).upgradeAndCall!(proxy, implementation, next)
).wait();
const code = await readSlot(proxy, 'implementation');
console.log(`new code in place: ${code === implementation.toLowerCase()}`);

const tally = at('TallyV2', proxy);
await (await tally.add!(7)).wait();
console.log(`total ${await tally.total!()}, limit ${await tally.limit!()}`);
await expectRefusal('add 101', tally.add!.staticCall(101));
