import {existsSync, writeFileSync} from 'node:fs';
import {create, privateKeyToAddress} from 'web3-eth-accounts';

// Whoever reads this file controls the account: keep it out of version control.
if (!existsSync('.env')) writeFileSync('.env', `PRIVATE_KEY=${create().privateKey}\n`, {mode: 0o600});

process.loadEnvFile();
console.log(`Fund this account: ${privateKeyToAddress(process.env.PRIVATE_KEY!)}`);
