import {createPublicClient, http} from 'viem';
import {confluxESpaceTestnet as chain} from 'viem/chains';
import {abi} from './compile.mjs';

const client = createPublicClient({chain, transport: http()});
const read = (functionName) =>
  client.readContract({address: process.argv[2], abi, functionName});
console.log(`Count: ${await read('count')}`);
console.log(`Last increased by ${await read('last')}`);
