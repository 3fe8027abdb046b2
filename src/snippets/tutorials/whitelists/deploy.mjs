import {readFileSync, writeFileSync} from 'node:fs';
import {address as base32, Drip} from 'js-conflux-sdk';
import {conflux, me} from './connect.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const {root} = read('tree.json');
const folder = 'http://127.0.0.1:8080/nft/';
const receipt = await conflux
  .Contract(read('Sale.json'))
  .constructor(root, Drip.fromCFX(0.1), folder)
  .sendTransaction({from: me})
  .executed();
const address = base32.simplifyCfxAddress(receipt.contractCreated);
writeFileSync(
  'deployed.json',
  JSON.stringify({address, epoch: receipt.epochNumber}),
);
console.log(`Deployed at ${address}`);
const bytes = Number(receipt.storageCollateralized);
console.log(`Collateral: ${bytes / 1024} CFX`);
