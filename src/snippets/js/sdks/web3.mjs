import {Web3} from 'web3';

const web3 = new Web3('https://evmtestnet.confluxrpc.com');
const [account] = web3.eth.accounts.wallet.add(process.env.PRIVATE_KEY);

const value = web3.utils.toWei('0.1', 'ether');
const {status, transactionHash} = await web3.eth.sendTransaction({from: account.address, to: account.address, value});
const sent = await web3.eth.getTransaction(transactionHash);
console.log(`web3.js sent ${web3.utils.fromWei(sent.value, 'ether')} CFX: ${status}`);
