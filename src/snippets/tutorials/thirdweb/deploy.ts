import {readFileSync} from 'node:fs';
import {
  createThirdwebClient,
  defineChain,
  getContract,
  prepareContractCall,
  readContract,
  sendAndConfirmTransaction,
} from 'thirdweb';
import {deployContract} from 'thirdweb/deploys';
import {privateKeyToAccount} from 'thirdweb/wallets';

process.loadEnvFile();

// The ID is for thirdweb's own servers. You don't need
// them if you specify an RPC endpoint for the chain.
const client = createThirdwebClient({clientId: 'none'});
const chain = defineChain({
  id: 71,
  name: 'Conflux eSpace Testnet',
  nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
  rpc: 'https://evmtestnet.confluxrpc.com',
});
const account = privateKeyToAccount({
  client,
  privateKey: process.env.PRIVATE_KEY!,
});

// From "npx hardhat build". The keys of constructorParams
// are the names of the constructor's parameters.
const {abi, bytecode} = JSON.parse(
  readFileSync('artifacts/contracts/Tally.sol/Tally.json', 'utf8'),
);
const address = await deployContract({
  client,
  chain,
  account,
  abi,
  bytecode,
  constructorParams: {asked: 'Ship it?'},
});
console.log(`Tally is at ${address}`);

const contract = getContract({client, chain, address, abi});
const transaction = prepareContractCall({
  contract,
  method: 'function vote(bool choice)',
  params: [true],
});
const {status, gasUsed} = await sendAndConfirmTransaction({
  transaction,
  account,
});
console.log(`Vote: ${status}, gas used ${gasUsed}`);

const yes = await readContract({
  contract,
  method: 'function yes() view returns (uint256)',
  params: [],
});
console.log(`Yes: ${yes}`);

try {
  await sendAndConfirmTransaction({transaction, account});
} catch (error) {
  console.log(`A second vote: ${(error as Error).message.split('\n')[0]}`);
}
