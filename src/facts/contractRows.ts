import {addressOf, deployedContracts, internalContracts} from './contracts';
import {network} from './networkFacts';
import type {Net, Space} from './types';

/** A contract with its address in the form of its space, and its page in the explorer. */
export interface ContractRow {
  readonly name: string;
  readonly address: string;
  readonly href: string;
  /** Proposal that introduced an internal contract, or `genesis`. */
  readonly since?: string;
  /** Functions that were added to it later. */
  readonly later?: readonly {readonly name: string; readonly since: string}[];
}

/**
 * The address of a contract and its page in the explorer of its network.
 *
 * @param id name of an internal contract (`Staking`) or id of a deployed one (`wcfxEspace`)
 * @throws for an unknown contract, with a list of the existing ones
 */
export function linkedAddress(id: string, net: Net): {address: string; href: string} {
  const {space, address} = addressOf(id, net);
  return {address, href: `${network(space, net).explorer}/address/${address}`};
}

/** The contracts of the node itself (`internal`), or those that were deployed in a space, without parts of bridges. */
export function contractRows(of: 'internal' | Space, net: Net): ContractRow[] {
  if (of === 'internal') {
    return internalContracts.map(({name, since, functions}) => ({
      name,
      since,
      later: functions.flatMap((one) =>
        one.since === undefined ? [] : {name: one.signature.split('(')[0]!, since: one.since},
      ),
      ...linkedAddress(name, net),
    }));
  }
  const deployed = deployedContracts.filter((one) => one.space === of && one.net === net && one.kind !== 'bridge part');
  return deployed.map(({id, name}) => ({name, ...linkedAddress(id, net)}));
}
