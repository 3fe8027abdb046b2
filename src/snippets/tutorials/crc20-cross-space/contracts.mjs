import {readFileSync} from 'node:fs';
import {formatUnits, getContract, parseUnits} from 'viem';
import {core, espace, wallet} from './connect.mjs';

const read = (name) => JSON.parse(readFileSync(`${name}.json`, 'utf8'));
const deployed = read('deployed');
const inCore = (name, address) =>
  core.Contract({abi: read(name).abi, address});

export const coin = inCore('Coin', deployed.coin);
export const vault = inCore('Vault', deployed.vault);
export const mirror = getContract({
  address: deployed.mirror,
  abi: read('Mirror').abi,
  client: {public: espace, wallet},
});

const decimals = Number(await coin.decimals());
export const units = (amount) => parseUnits(amount, decimals);
export const show = (amount) => `${formatUnits(amount, decimals)} COIN`;
