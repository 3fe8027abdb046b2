import {readFileSync} from 'node:fs';
import {
  ContractFactory,
  JsonRpcProvider,
  Wallet,
  type BaseContract,
} from 'ethers';

process.loadEnvFile();

// The chain ID is known, so ethers doesn't need to request it.
// Without a cache, it requests a nonce for each transaction.
const provider = new JsonRpcProvider(
  'https://evmtestnet.confluxrpc.com',
  71,
  {staticNetwork: true, cacheTimeout: -1},
);
export const member = new Wallet(process.env.PRIVATE_KEY!, provider);

/** Deploys a contract that compile.mjs has compiled. */
export async function deploy(
  name: string,
  ...values: unknown[]
): Promise<BaseContract> {
  const {abi, bytecode} = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  const factory = new ContractFactory(abi, bytecode, member);
  const contract = await factory.deploy(...values);
  return contract.waitForDeployment();
}
