import {readFileSync, writeFileSync} from 'node:fs';

const {address, block} = JSON.parse(
  readFileSync('deployed.json', 'utf8'),
) as {address: string; block: string};
const networks = JSON.stringify(
  {'conflux-espace-testnet': {Notes: {address, startBlock: Number(block)}}},
  null,
  2,
);
writeFileSync('networks.json', networks);
console.log(networks);
