import {existsSync, writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAddress} from 'viem/accounts';

// Anyone who reads this file can spend the account's funds, so keep it out of version control.
if (!existsSync('.env')) writeFileSync('.env', `PRIVATE_KEY=${generatePrivateKey()}\n`, {mode: 0o600});

process.loadEnvFile();
console.log(`Fund this account: ${privateKeyToAddress(process.env.PRIVATE_KEY as `0x${string}`)}`);
