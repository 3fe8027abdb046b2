import {formatEther, parseEther} from 'viem';
import {
  coreAddress,
  crossSpaceCall,
  espace,
  mapped,
  wallet,
} from './connect.mjs';

const hash = await wallet.sendTransaction({
  to: mapped,
  value: parseEther(process.argv[2] ?? '1'),
});
await espace.waitForTransactionReceipt({hash});
const waiting = await crossSpaceCall.mappedBalance(coreAddress);
console.log(`Waiting to be withdrawn: ${formatEther(waiting)} CFX`);
