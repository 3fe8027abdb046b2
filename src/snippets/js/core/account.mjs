import fs from 'node:fs';
import {PrivateKeyAccount} from 'js-conflux-sdk';

const {privateKey, address} = PrivateKeyAccount.random(undefined, 1);
fs.writeFileSync('.env', `PRIVATE_KEY=${privateKey}\n`, {
  flag: 'wx',
  mode: 0o600,
});
console.log(`Fund this address: ${address}`);
