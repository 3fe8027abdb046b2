import {me, web3} from './network.js';

const transaction = {
  from: me,
  to: process.argv[2] ?? me,
  value: web3.utils.toWei('0.5', 'ether'),
};
const gas = await web3.eth.estimateGas(transaction);

const receipt = await web3.eth
  .sendTransaction({...transaction, gas})
  .on('transactionHash', (hash) => console.log(`sent      ${hash}`));
console.log(`status    ${receipt.status === 1n ? 'executed' : 'failed'}`);
console.log(`gas used  ${receipt.gasUsed}`);
const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice!);
console.log(`fee       ${web3.utils.fromWei(fee, 'ether')} CFX`);
