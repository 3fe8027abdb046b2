import {readFileSync, writeFileSync} from 'node:fs';
import {address, format} from 'js-conflux-sdk';
import {core, coreAddress} from './connect.mjs';

const read = (name) => JSON.parse(readFileSync(`${name}.json`, 'utf8'));

async function deploy(name, ...args) {
  const {contractCreated, storageCollateralized} = await core
    .Contract(read(name))
    .constructor(...args)
    .sendTransaction({from: coreAddress})
    .executed();
  const collateral = Number(storageCollateralized) / 1024;
  console.log(`${name} locks ${collateral} CFX as collateral`);
  return address.simplifyCfxAddress(contractCreated);
}

const coin = await deploy('Coin');
const vault = await deploy('Vault', coin);
const {abi} = read('Vault');
const created = await core.Contract({abi, address: vault}).mirror();
const mirror = format.hex(created);
writeFileSync('deployed.json', JSON.stringify({coin, vault, mirror}));
console.log(`Core Space: Coin ${coin}`);
console.log(`Core Space: Vault ${vault}`);
console.log(`eSpace: Mirror ${mirror}`);
