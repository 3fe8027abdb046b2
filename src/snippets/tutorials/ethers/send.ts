import {formatEther, parseEther} from 'ethers';
import {wallet} from './network.js';

const to = process.argv[2] ?? wallet.address;
const sent = await wallet.sendTransaction({to, value: parseEther('0.5')});
console.log(`sent      ${sent.hash}`);

const receipt = await sent.wait();
console.log(`status    ${receipt!.status === 1 ? 'executed' : 'failed'}`);
console.log(`gas used  ${receipt!.gasUsed}`);
console.log(`fee       ${formatEther(receipt!.fee)} CFX`);
