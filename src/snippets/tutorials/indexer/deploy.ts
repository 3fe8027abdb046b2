import {readFileSync, writeFileSync} from 'node:fs';
import {client} from './network.js';

const hash = await client.deployContract(
  JSON.parse(readFileSync('Notes.json', 'utf8')),
);
const {contractAddress, blockNumber} = await client.waitForTransactionReceipt(
  {hash},
);
writeFileSync(
  'deployed.json',
  JSON.stringify({address: contractAddress, block: String(blockNumber)}),
);
console.log(`Notes is at ${contractAddress} since block ${blockNumber}`);
