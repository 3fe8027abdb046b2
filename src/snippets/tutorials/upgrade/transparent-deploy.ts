import {writeFileSync} from 'node:fs';
import {Interface} from 'ethers';
import {artifact, at, deploy, readSlot, wallet} from './project.js';

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
const admin = await readSlot(proxy, 'admin');
writeFileSync(
  'transparent.json',
  JSON.stringify({proxy, implementation, admin}),
);

console.log(`proxy            ${proxy}`);
const owner = await at('ProxyAdmin', admin).owner!();
console.log(`I own its admin  ${owner === wallet.address}`);

const receipt = await (await at('TallyV1', proxy).add!(5)).wait();
console.log(`total            ${await at('TallyV1', proxy).total!()}`);
console.log(`gas of add       ${receipt.gasUsed}`);
