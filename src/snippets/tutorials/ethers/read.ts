import {formatEther, formatUnits} from 'ethers';
import {provider, wallet} from './network.js';

const balance = await provider.getBalance(wallet.address);
const nonce = await provider.getTransactionCount(wallet.address);
const {gasPrice} = await provider.getFeeData();

console.log(`balance    ${formatEther(balance)} CFX`);
console.log(`nonce      ${nonce}`);
console.log(`gas price  ${formatUnits(gasPrice!, 'gwei')} GDrip`);
