import fs from 'node:fs';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {privateKeyToAddress} from 'viem/accounts';

const {privateKey, address} = PrivateKeyAccount.random(undefined, 1);
fs.writeFileSync('.env', `PRIVATE_KEY=${privateKey}\n`, {flag: 'wx', mode: 0o600});
console.log(`Core Space address: ${address}`);
console.log(`eSpace address: ${privateKeyToAddress(privateKey)}`);
