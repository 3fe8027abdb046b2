import {readFileSync} from 'node:fs';
import {
  ContractFactory,
  JsonRpcProvider,
  Wallet,
  type BaseContract,
} from 'ethers';

process.loadEnvFile();

// The chain ID is known, and need not be asked for. Without
// a cache, each transaction asks for its own nonce.
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
