import {existsSync, writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAddress} from 'viem/accounts';

if (existsSync('.env'))
  throw new Error(
    '.env exists already: delete it only if nothing is in its account',
  );
const key = generatePrivateKey();
writeFileSync('.env', `PRIVATE_KEY=${key}\n`, {mode: 0o600});
console.log(`Your address: ${privateKeyToAddress(key)}`);
