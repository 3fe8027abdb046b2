import {writeFileSync} from 'node:fs';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {generatePrivateKey, privateKeyToAddress} from 'viem/accounts';

const key = generatePrivateKey();
writeFileSync('.env', `PRIVATE_KEY=${key}\n`, {flag: 'wx', mode: 0o600});
console.log(`eSpace address: ${privateKeyToAddress(key)}`);
console.log(`Core Space address: ${new PrivateKeyAccount(key, 1).address}`);
