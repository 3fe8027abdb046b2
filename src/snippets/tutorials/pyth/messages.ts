import {readFileSync} from 'node:fs';
import type {Hex} from 'viem';
import {client} from './network.js';

export const {oracle, shop, feed} = JSON.parse(
  readFileSync('deployed.json', 'utf8'),
);
export const abiOf = (name: string) =>
  JSON.parse(readFileSync(`${name}.json`, 'utf8')).abi;

/**
 * Builds the message that an oracle's service would send. Price and
 * interval are in units of 10^-8 dollars, the age in seconds.
 */
export async function message(
  price: bigint,
  confidence: bigint,
  age = 0n,
): Promise<Hex[]> {
  const {timestamp} = await client.getBlock();
  const time = timestamp - age;
  const made = await client.readContract({
    address: oracle,
    abi: abiOf('TestOracle'),
    functionName: 'createPriceFeedUpdateData',
    args: [feed, price, confidence, -8, price, confidence, time, time],
  });
  return [made as Hex];
}
