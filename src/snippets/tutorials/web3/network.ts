import {Web3} from 'web3';

process.loadEnvFile();

export const web3 = new Web3('https://evmtestnet.confluxrpc.com');
// The wallet signs all transactions that have this sender.
export const me = web3.eth.accounts.wallet
  .add(process.env.PRIVATE_KEY!)
  .get(0)!.address;
