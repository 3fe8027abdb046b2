import {existsSync, writeFileSync} from 'node:fs';
import {Wallet} from 'ethers';

// Anyone who reads this file can spend the account's funds, so keep it out of version control.
if (!existsSync('.env')) writeFileSync('.env', `PRIVATE_KEY=${Wallet.createRandom().privateKey}\n`, {mode: 0o600});

process.loadEnvFile();
console.log(`Fund this account: ${new Wallet(process.env.PRIVATE_KEY!).address}`);
