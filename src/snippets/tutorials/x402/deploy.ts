import {readFileSync, writeFileSync} from 'node:fs';
import {client} from './network.js';
import {buyer} from './parties.js';

const {abi, bytecode} = JSON.parse(readFileSync('TestDollar.json', 'utf8'));
const {contractAddress} = await client.waitForTransactionReceipt({
  hash: await client.deployContract({abi, bytecode}),
});
const hash = await client.writeContract({
  address: contractAddress!,
  abi,
  functionName: 'mint',
  args: [buyer.address, 50_000n],
});
await client.waitForTransactionReceipt({hash});

writeFileSync('deployed.json', JSON.stringify({token: contractAddress}));
console.log(`TestDollar is at ${contractAddress}`);
console.log(
  `the buyer has 0.05 TUSD and ${await client.getBalance(buyer)} CFX`,
);
