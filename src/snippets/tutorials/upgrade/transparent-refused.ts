import {readFileSync} from 'node:fs';
import {Contract, VoidSigner} from 'ethers';
import {
  artifact,
  at,
  expectRefusal,
  provider,
  stranger,
  wallet,
} from './project.js';

const {proxy, implementation, admin} = JSON.parse(
  readFileSync('transparent.json', 'utf8'),
);
const tally = at('TallyV2', proxy);
const upgrades = at('ProxyAdmin', admin).connect(stranger) as Contract;

await expectRefusal(
  'stranger upgrades through the admin',
  upgrades.upgradeAndCall!.staticCall(proxy, implementation, '0x'),
);

// The proxy accepts upgradeToAndCall only from its admin. For
// anyone else, it's a function that the tally doesn't have.
const direct = new Contract(
  proxy,
  artifact('ITransparentUpgradeableProxy').abi,
  wallet,
);
await expectRefusal(
  'owner upgrades at the proxy',
  direct.upgradeToAndCall!.staticCall(implementation, '0x'),
);

const asAdmin = new Contract(
  proxy,
  [
    ...artifact('TallyV2').abi,
    ...artifact('TransparentUpgradeableProxy').abi,
  ],
  new VoidSigner(admin, provider),
);
await expectRefusal('admin adds to the tally', asAdmin.add!.staticCall(1));

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
  at('TallyV1', implementation).initialize!.staticCall(wallet.address),
);
