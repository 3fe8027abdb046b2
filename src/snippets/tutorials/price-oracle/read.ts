import {readFileSync} from 'node:fs';
import {formatUnits} from 'viem';
import {client} from './network.js';

const {oracle, aggregator, feed} = JSON.parse(
  readFileSync('deployed.json', 'utf8'),
);
const abiOf = (name: string) =>
  JSON.parse(readFileSync(`${name}.json`, 'utf8')).abi;

interface Price {
  price: bigint;
  conf: bigint;
  expo: number;
  publishTime: bigint;
}
const price = (await client.readContract({
  address: oracle,
  abi: abiOf('IPriceOracle'),
  functionName: 'getPriceUnsafe',
  args: [feed],
})) as Price;
const {timestamp} = await client.getBlock();
console.log(`oracle      ${formatUnits(price.price, -price.expo)} dollars`);
console.log(`age         ${(timestamp - price.publishTime) / 3600n} hours`);

const ask = (functionName: string) =>
  client.readContract({
    address: aggregator,
    abi: abiOf('AsAggregator'),
    functionName,
  });
const [, answer, , updatedAt] = (await ask('latestRoundData')) as bigint[];
console.log(`aggregator  ${answer}, ${await ask('decimals')} decimals`);
console.log(`same time   ${updatedAt === price.publishTime}`);
