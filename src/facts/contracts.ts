import deployed from './deployed-contracts.json';
import internal from './internal-contracts.json';
import type {FactFiles} from './schemas/types';
import type {Net, Space} from './types';

/** A deployed contract on one network. */
export type DeployedContract = FactFiles['deployed-contracts'][number];

/** A contract that the node implements, at the same address on every Core Space network. */
export type InternalContract = FactFiles['internal-contracts'][number];

/** Separate from the index of facts: most pages don't need it, and it would be the largest part of their scripts. */
export const deployedContracts = deployed as FactFiles['deployed-contracts'];
export const internalContracts = internal as FactFiles['internal-contracts'];

const known = (names: string[]): string => [...new Set(names)].join(', ');

/** A deployed contract by id. An unknown id stops the build with a list of the existing ones. */
export function deployedContract(id: string, net: Net): DeployedContract {
  const found = deployedContracts.find((one) => one.id === id && one.net === net);
  if (!found)
    throw new Error(
      `There is no contract "${id}" on ${net}. Contracts: ${known(deployedContracts.map((one) => one.id))}.`,
    );
  return found;
}

/** An internal contract by name. An unknown name stops the build with a list of the existing ones. */
export function internalContract(name: string): InternalContract {
  const found = internalContracts.find((one) => one.name === name);
  if (!found)
    throw new Error(
      `There is no internal contract "${name}". Contracts: ${known(internalContracts.map((one) => one.name))}.`,
    );
  return found;
}

/** The address that an `<Address>` shows, in the form of its space. */
export function addressOf(id: string, net: Net): {space: Space; address: string} {
  const own = internalContracts.find(({name}) => name === id);
  if (own) return {space: 'core', address: own[net]};
  const {space, hex, base32} = deployedContract(id, net);
  return {space, address: base32 ?? hex};
}
