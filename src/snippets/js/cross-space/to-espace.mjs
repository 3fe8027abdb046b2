import {formatEther, parseEther} from 'viem';
import {
  account,
  coreAddress,
  crossSpaceCall,
  espace,
} from './connect.mjs';

const amount = parseEther(process.argv[2] ?? '1');
const recipient = process.argv[3] ?? account.address;
const balance = () => espace.getBalance({address: recipient});

const before = await balance();
await crossSpaceCall
  .transferEVM(recipient)
  .sendTransaction({from: coreAddress, value: amount})
  .executed();
const arrived = (await balance()) - before;
console.log(`Arrived in eSpace: ${formatEther(arrived)} CFX`);
