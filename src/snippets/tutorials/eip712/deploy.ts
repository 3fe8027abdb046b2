import {readFileSync, writeFileSync} from 'node:fs';
import {client} from './network.js';
import {issuer} from './voucher.js';

const {abi, bytecode} = JSON.parse(readFileSync('Vouchers.json', 'utf8'));
const hash = await client.deployContract({
  abi,
  bytecode,
  args: [issuer.address],
});
const {contractAddress} = await client.waitForTransactionReceipt({hash});

writeFileSync('deployed.json', JSON.stringify({address: contractAddress}));
console.log(`Vouchers is at ${contractAddress}`);
