import {readFileSync, writeFileSync} from 'node:fs';
import {ContractFactory} from 'ethers';
import {wallet} from './network.js';

const {abi, bytecode} = JSON.parse(readFileSync('Notes.json', 'utf8'));
const contract = await new ContractFactory(abi, bytecode, wallet).deploy();
const receipt = await contract.deploymentTransaction()!.wait();

const address = await contract.getAddress();
writeFileSync(
  'deployed.json',
  JSON.stringify({address, block: receipt!.blockNumber}),
);
console.log(`Notes is at ${address}`);
console.log(`gas used    ${receipt!.gasUsed}`);
