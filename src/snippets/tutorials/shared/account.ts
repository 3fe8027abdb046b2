import {existsSync, writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAddress} from 'viem/accounts';

// Anyone who reads this file can spend the account's
// funds, so keep it out of version control.
if (!existsSync('.env')) {
  const line = `PRIVATE_KEY=${generatePrivateKey()}\n`;
  writeFileSync('.env', line, {mode: 0o600});
}

process.loadEnvFile();
const key = process.env.PRIVATE_KEY as `0x${string}`;
console.log(`Fund this account: ${privateKeyToAddress(key)}`);
