import {existsSync, writeFileSync} from 'node:fs';
import {Web3} from 'web3';

const {accounts} = new Web3().eth;

// Anyone who reads this file can spend the account's funds, so keep it out of version control.
if (!existsSync('.env')) writeFileSync('.env', `PRIVATE_KEY=${accounts.create().privateKey}\n`, {mode: 0o600});

process.loadEnvFile();
console.log(`Fund this account: ${accounts.privateKeyToAccount(process.env.PRIVATE_KEY!).address}`);
