import {readFileSync, writeFileSync} from 'node:fs';
import type {Hex} from 'viem';
import {client} from './network.js';

// CFX in US dollars.
const feed =
  '0x8879170230c9603342f3837cf9a8e76c61791198fb1271bb2552c9af7b33c933';

async function deploy(name: string, args: unknown[] = []): Promise<Hex> {
  const {abi, bytecode} = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  const {contractAddress} = await client.waitForTransactionReceipt({
    hash: await client.deployContract({abi, bytecode, args}),
  });
  console.log(`${name} is at ${contractAddress}`);
  return contractAddress!;
}

// Pass the address of an oracle, or nothing to deploy a test oracle.
const oracle = process.argv[2] ?? (await deploy('TestOracle'));
const loans = await deploy('Loans', [oracle, feed]);
const aggregator = await deploy('AsAggregator', [oracle, feed]);
writeFileSync(
  'deployed.json',
  JSON.stringify({oracle, loans, aggregator, feed}),
);
