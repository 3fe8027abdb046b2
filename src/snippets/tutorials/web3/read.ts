import {me, web3} from './network.js';

console.log(`chain ID   ${await web3.eth.getChainId()}`);
const balance = await web3.eth.getBalance(me);
console.log(`balance    ${web3.utils.fromWei(balance, 'ether')} CFX`);
console.log(`nonce      ${await web3.eth.getTransactionCount(me)}`);
const gasPrice = await web3.eth.getGasPrice();
console.log(`gas price  ${web3.utils.fromWei(gasPrice, 'gwei')} GDrip`);
