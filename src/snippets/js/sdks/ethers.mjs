import {formatEther, JsonRpcProvider, parseEther, Wallet} from 'ethers';

const provider = new JsonRpcProvider('https://evmtestnet.confluxrpc.com', 71, {staticNetwork: true});
const wallet = new Wallet(process.env.PRIVATE_KEY, provider);

const transaction = await wallet.sendTransaction({to: wallet.address, value: parseEther('0.1')});
const {status} = await transaction.wait();
console.log(`ethers sent ${formatEther(transaction.value)} CFX: ${status}`);
provider.destroy();
