/** The part of the package thirdweb 5.121.6 that the tutorial's program uses: with all that it needs it takes more than a gigabyte. */
declare module 'thirdweb' {
  export interface ThirdwebClient {clientId: string}
  export interface Chain {id: number; rpc: string}
  export interface Account {address: string}
  export interface Contract {address: string; chain: Chain}
  export interface PreparedTransaction {chain: Chain}
  export function createThirdwebClient(options: {clientId: string}): ThirdwebClient;
  export function defineChain(chain: Chain & {name: string; nativeCurrency: {name: string; symbol: string; decimals: number}}): Chain;
  export function getContract(options: {client: ThirdwebClient; chain: Chain; address: string; abi: unknown}): Contract;
  export function prepareContractCall(options: {contract: Contract; method: string; params: unknown[]}): PreparedTransaction;
  export function readContract(options: {contract: Contract; method: string; params: unknown[]}): Promise<unknown>;
  export function sendAndConfirmTransaction(options: {transaction: PreparedTransaction; account: Account}): Promise<{status: string; gasUsed: bigint}>;
}
declare module 'thirdweb/deploys' {
  import type {Account, Chain, ThirdwebClient} from 'thirdweb';
  export function deployContract(options: {client: ThirdwebClient; chain: Chain; account: Account; abi: unknown; bytecode: string; constructorParams: Record<string, unknown>}): Promise<string>;
}
declare module 'thirdweb/wallets' {
  import type {Account, ThirdwebClient} from 'thirdweb';
  export function privateKeyToAccount(options: {client: ThirdwebClient; privateKey: string}): Account;
}
