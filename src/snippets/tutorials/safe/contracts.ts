import {createRequire} from 'node:module';
import {keccak256, type Abi, type Address, type Hex} from 'viem';
import {client} from './network.js';

interface Artifact {
  abi: Abi;
  bytecode: Hex;
  deployedBytecode: Hex;
}
const load = createRequire(import.meta.url);
const artifact = (file: string): Artifact =>
  load(`@safe-global/safe-contracts/build/artifacts/contracts/${file}`);

export const singleton = artifact('SafeL2.sol/SafeL2.json');
export const factory = artifact(
  'proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
);
export const handler = artifact(
  'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
);

/**
 * Returns the usual address if the contract is there, or deploys a
 * copy if the address is empty. Throws if it contains other code.
 */
export async function find(
  usual: Address,
  {abi, bytecode, deployedBytecode}: Artifact,
): Promise<Address> {
  const code = await client.getCode({address: usual});
  if (code && keccak256(code) !== keccak256(deployedBytecode))
    throw new Error(`${usual} holds other code than the package`);
  if (code) return usual;
  const {contractAddress} = await client.waitForTransactionReceipt({
    hash: await client.deployContract({abi, bytecode}),
  });
  return contractAddress!;
}
