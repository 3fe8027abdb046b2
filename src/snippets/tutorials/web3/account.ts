import {existsSync, writeFileSync} from 'node:fs';
import {create, privateKeyToAddress} from 'web3-eth-accounts';

// Anyone who reads this file can spend the account's funds, so keep it out of version control.
if (!existsSync('.env')) writeFileSync('.env', `PRIVATE_KEY=${create().privateKey}\n`, {mode: 0o600});

process.loadEnvFile();
console.log(`Fund this account: ${privateKeyToAddress(process.env.PRIVATE_KEY!)}`);
