import {writeFileSync} from 'node:fs';
import {PrivateKeyAccount} from 'js-conflux-sdk';

const {privateKey, address} = PrivateKeyAccount.random(undefined, 2024);
writeFileSync('.env', `PRIVATE_KEY=${privateKey}\n`, {flag: 'wx', mode: 0o600});
writeFileSync('secrets.txt', `${privateKey.slice(2)}\n`, {flag: 'wx', mode: 0o600});
console.log(`The genesis block will fund ${address}`);
