import {formatEther} from 'viem';
import {coreAddress, crossSpaceCall} from './connect.mjs';

const waiting = await crossSpaceCall.mappedBalance(coreAddress);
if (waiting > 0n) {
  await crossSpaceCall
    .withdrawFromMapped(waiting)
    .sendTransaction({from: coreAddress})
    .executed();
  console.log(`Withdrawn to Core Space: ${formatEther(waiting)} CFX`);
} else {
  console.log('Nothing is waiting');
}
