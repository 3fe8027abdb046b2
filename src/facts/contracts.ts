import deployed from './deployed-contracts.json';
import internal from './internal-contracts.json';
import type {Net, Space} from './types';

/** A contract that somebody deployed, on one network. */
export interface DeployedContract {
  /** The same on both networks: `wcfxEspace`. */
  id: string;
  name: string;
  kind: string;
  space: Space;
  net: Net;
  hex: string;
  /** Form of Core Space; computed from `hex`, which a test repeats. */
  base32?: string;
  /** Number of the block that holds its deployment. */
  block?: number;
  decimals?: number;
  /** Name and version of a token's EIP-712 domain. */
  eip712?: {name: string; version: string};
  note?: string;
  source: string;
}

/** A function of an internal contract. */
export interface InternalFunction {
  signature: string;
  params: string[];
  /** First four bytes of the signature's hash; a test computes it anew. */
  selector: string;
  mutability: 'view' | 'payable' | 'nonpayable';
  returns?: string;
  gas: string;
  since?: string;
  note?: string;
}

/** A contract that the node implements, at the same address on every network of Core Space. */
export interface InternalContract {
  name: string;
  hex: string;
  mainnet: string;
  testnet: string;
  since: string;
  functions: InternalFunction[];
  events: {signature: string; params: string[]; indexed: string[]; topic0: string; note?: string}[];
  source: string;
}

/** Not part of the index of facts: most pages need none of it, and it would be the largest part of their scripts. */
export const deployedContracts = deployed as DeployedContract[];
export const internalContracts = internal as InternalContract[];

const known = (names: string[]): string => [...new Set(names)].join(', ');

/** A deployed contract by id. An unknown one stops the build and names those that exist. */
export function deployedContract(id: string, net: Net): DeployedContract {
  const found = deployedContracts.find((one) => one.id === id && one.net === net);
  if (!found) throw new Error(`There is no contract "${id}" on ${net}. Contracts: ${known(deployedContracts.map((one) => one.id))}.`);
  return found;
}

/** An internal contract by name. An unknown one stops the build and names those that exist. */
export function internalContract(name: string): InternalContract {
  const found = internalContracts.find((one) => one.name === name);
  if (!found) throw new Error(`There is no internal contract "${name}". Contracts: ${known(internalContracts.map((one) => one.name))}.`);
  return found;
}

/** What an `<Address>` shows: the form of the address that its space uses. */
export function addressOf(id: string, net: Net): {space: Space; address: string} {
  const own = internalContracts.find(({name}) => name === id);
  if (own) return {space: 'core', address: own[net]};
  const {space, hex, base32} = deployedContract(id, net);
  return {space, address: base32 ?? hex};
}
