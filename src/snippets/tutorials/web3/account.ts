import {existsSync, writeFileSync} from 'node:fs';
import {Web3} from 'web3';

const {accounts} = new Web3().eth;

// Anyone who reads this file can spend the account's
// funds, so keep it out of version control.
if (!existsSync('.env')) {
  const {privateKey} = accounts.create();
  writeFileSync('.env', `PRIVATE_KEY=${privateKey}\n`, {mode: 0o600});
}

process.loadEnvFile();
const {address} = accounts.privateKeyToAccount(process.env.PRIVATE_KEY!);
console.log(`Fund this account: ${address}`);
