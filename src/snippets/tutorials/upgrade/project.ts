import {existsSync, readFileSync} from 'node:fs';
import {
  Contract,
  ContractFactory,
  dataSlice,
  isError,
  JsonRpcProvider,
  VoidSigner,
  Wallet,
} from 'ethers';

process.loadEnvFile();

// The chain ID is known, so ethers doesn't need to request it.
// Without a cache, it requests a nonce for each transaction.
export const provider = new JsonRpcProvider(
  'https://evmtestnet.confluxrpc.com',
  71,
  {staticNetwork: true, cacheTimeout: -1},
);
export const wallet = new Wallet(process.env.PRIVATE_KEY!, provider);
/**
 * An account that isn't the owner. It doesn't need
 * a key, because it only simulates calls.
 */
export const stranger = new VoidSigner(
  '0x00000000000000000000000000000000000057a6',
  provider,
);

/**
 * ABI and bytecode, from compile.mjs if it has
 * compiled the contract, or from OpenZeppelin.
 */
export function artifact(name: string): {abi: []; bytecode: string} {
  const own = `${name}.json`;
  const packaged = `@openzeppelin/contracts/build/contracts/${name}.json`;
  const file = existsSync(own) ? own : new URL(import.meta.resolve(packaged));
  return JSON.parse(readFileSync(file, 'utf8'));
}

export async function deploy(
  name: string,
  ...values: unknown[]
): Promise<string> {
  const {abi, bytecode} = artifact(name);
  const factory = new ContractFactory(abi, bytecode, wallet);
  const contract = await factory.deploy(...values);
  return (await contract.waitForDeployment()).getAddress();
}

/**
 * A contract at an address, with the ABI of
 * the version that should be there.
 */
export const at = (name: string, address: string): Contract =>
  new Contract(address, artifact(name).abi, wallet);

/**
 * The ERC-1967 slots with the addresses of the code
 * and of the contract that can replace it.
 */
const SLOTS = {
  implementation:
    '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
};
export const readSlot = async (
  proxy: string,
  slot: keyof typeof SLOTS,
): Promise<string> =>
  dataSlice(await provider.getStorage(proxy, SLOTS[slot]), 12);

/** Prints the name of the error that makes a call revert. */
export async function expectRefusal(
  what: string,
  call: Promise<unknown>,
): Promise<void> {
  try {
    await call;
    console.log(`${what}: ALLOWED`);
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION')) throw error;
    console.log(
      `${what}: ${error.revert?.name ?? 'reverted without a name'}`,
    );
  }
}
