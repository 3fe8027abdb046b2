import {me, web3} from './network.js';

console.log(`chain ID   ${await web3.eth.getChainId()}`);
console.log(`balance    ${web3.utils.fromWei(await web3.eth.getBalance(me), 'ether')} CFX`);
console.log(`nonce      ${await web3.eth.getTransactionCount(me)}`);
console.log(`gas price  ${web3.utils.fromWei(await web3.eth.getGasPrice(), 'gwei')} GDrip`);
