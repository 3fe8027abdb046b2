import {writeFileSync} from 'node:fs';
import {address as base32, Drip} from 'js-conflux-sdk';
import {abi, bytecode} from './compile.mjs';
import {conflux, me} from './connect.mjs';

const creation = conflux
  .Contract({abi, bytecode})
  .constructor(Drip.fromCFX(0.01), 100);
const {contractCreated, epochNumber} = await creation
  .sendTransaction({from: me})
  .executed();
const address = base32.simplifyCfxAddress(contractCreated);
writeFileSync('deployed.json', JSON.stringify({address, epoch: epochNumber}));
console.log(`Deployed at ${address}`);
