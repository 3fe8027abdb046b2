import {at, artifact, deploy, readSlot, wallet} from './project.js';
import {Interface} from 'ethers';

const initialize = new Interface(artifact('TallyV1').abi).encodeFunctionData(
  'initialize',
  [wallet.address],
);
const proxy = await deploy(
  'TransparentUpgradeableProxy',
  await deploy('TallyV1'),
  wallet.address,
  initialize,
);
const admin = at('ProxyAdmin', await readSlot(proxy, 'admin'));
await (await at('TallyV1', proxy).add!(5)).wait();
console.log(`TallyV1   total ${await at('TallyV1', proxy).total!()}`);

await (
  await admin.upgradeAndCall!(proxy, await deploy('TallyBad'), '0x')
).wait();
const bad = at('TallyBad', proxy);
console.log(
  `TallyBad  total ${await bad.total!()}, limit ${await bad.limit!()}`,
);

// No one has written through the wrong version yet,
// so the right one finds everything in its place.
const next = new Interface(artifact('TallyV2').abi).encodeFunctionData(
  'initializeV2',
  [100],
);
await (
  await admin.upgradeAndCall!(proxy, await deploy('TallyV2'), next)
).wait();
const good = at('TallyV2', proxy);
console.log(
  `TallyV2   total ${await good.total!()}, limit ${await good.limit!()}`,
);
