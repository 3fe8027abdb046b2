import {readFileSync, writeFileSync} from 'node:fs';
import {me, web3} from './network.js';

const {abi, bytecode} = JSON.parse(readFileSync('Notes.json', 'utf8'));
const deployment = new web3.eth.Contract(abi).deploy({data: bytecode});
const gas = String(await deployment.estimateGas({from: me}));

const contract = await deployment.send({from: me, gas});
writeFileSync(
  'deployed.json',
  JSON.stringify({
    address: contract.options.address,
    block: Number(await web3.eth.getBlockNumber()),
  }),
);
console.log(`Notes is at ${contract.options.address}`);
