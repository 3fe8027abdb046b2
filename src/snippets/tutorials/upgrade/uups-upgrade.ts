import {readFileSync} from 'node:fs';
import {at, deploy, expectRefusal, readSlot} from './project.js';

const {proxy} = JSON.parse(readFileSync('uups.json', 'utf8'));
const implementation = await deploy('TallyUupsV2');
const tally = at('TallyUupsV2', proxy);
const next = tally.interface.encodeFunctionData('initializeV2', [100]);

// The tally contains this function. The proxy itself doesn't.
await (await tally.upgradeToAndCall!(implementation, next)).wait();
const code = await readSlot(proxy, 'implementation');
console.log(`new code in place: ${code === implementation.toLowerCase()}`);

await (await tally.add!(7)).wait();
console.log(`total ${await tally.total!()}, limit ${await tally.limit!()}`);
await expectRefusal('add 101', tally.add!.staticCall(101));
