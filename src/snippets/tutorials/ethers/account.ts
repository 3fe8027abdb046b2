import {existsSync, writeFileSync} from 'node:fs';
import {Wallet} from 'ethers';

// Anyone who reads this file can spend the account's
// funds, so keep it out of version control.
if (!existsSync('.env')) {
  const {privateKey} = Wallet.createRandom();
  writeFileSync('.env', `PRIVATE_KEY=${privateKey}\n`, {mode: 0o600});
}

process.loadEnvFile();
const {address} = new Wallet(process.env.PRIVATE_KEY!);
console.log(`Fund this account: ${address}`);
