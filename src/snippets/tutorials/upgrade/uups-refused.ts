import {readFileSync} from 'node:fs';
import {Contract} from 'ethers';
import {
  artifact,
  at,
  deploy,
  expectRefusal,
  readSlot,
  stranger,
  wallet,
} from './project.js';

const {proxy} = JSON.parse(readFileSync('uups.json', 'utf8'));
const implementation = await readSlot(proxy, 'implementation');
// Includes the errors of both the proxy and the tally.
const abi = [...artifact('TallyUupsV2').abi, ...artifact('ERC1967Proxy').abi];
const tally = new Contract(proxy, abi, wallet);

const next = await deploy('TallyUupsV2');
await expectRefusal(
  'stranger upgrades',
  (tally.connect(stranger) as Contract).upgradeToAndCall!.staticCall(
    next,
    '0x',
  ),
);
await expectRefusal(
  'upgrade to a version without upgrades',
  tally.upgradeToAndCall!.staticCall(await deploy('TallyV2'), '0x'),
);
await expectRefusal(
  'upgrade the implementation itself',
  at('TallyUupsV2', implementation).upgradeToAndCall!.staticCall(next, '0x'),
);
await expectRefusal(
  'initialize again',
  tally.initialize!.staticCall(wallet.address),
);
await expectRefusal(
  'initializeV2 again',
  tally.initializeV2!.staticCall(1_000_000),
);
await expectRefusal(
  'initialize the implementation',
  at('TallyUupsV2', implementation).initialize!.staticCall(wallet.address),
);
