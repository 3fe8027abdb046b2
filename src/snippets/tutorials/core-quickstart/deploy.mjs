import {writeFileSync} from 'node:fs';
import {address as base32} from 'js-conflux-sdk';
import {abi, bytecode} from './compile.mjs';
import {conflux, me} from './connect.mjs';

const creation = conflux.Contract({abi, bytecode}).constructor();
const pending = creation.sendTransaction({from: me});
const {contractCreated, epochNumber, storageCollateralized} =
  await pending.executed();
const address = base32.simplifyCfxAddress(contractCreated);
writeFileSync('deployed.json', JSON.stringify({address, epoch: epochNumber}));
console.log(`Deployed at ${address}`);
const collateral = Number(storageCollateralized) / 1024;
console.log(`Collateral for the code: ${collateral} CFX`);
