import {writeFileSync} from 'node:fs';
import {Interface} from 'ethers';
import {artifact, at, deploy, wallet} from './project.js';

const implementation = await deploy('TallyUupsV1');
const initialize = new Interface(
  artifact('TallyUupsV1').abi,
).encodeFunctionData('initialize', [wallet.address]);
const proxy = await deploy('ERC1967Proxy', implementation, initialize);
writeFileSync('uups.json', JSON.stringify({proxy, implementation}));

const tally = at('TallyUupsV1', proxy);
const receipt = await (await tally.add!(5)).wait();
console.log(`proxy  ${proxy}`);
const owner = await tally.owner!();
console.log(`owner  ${owner === wallet.address ? 'I' : 'another account'}`);
console.log(`total  ${await tally.total!()}`);
console.log(`gas of add  ${receipt.gasUsed}`);
