import ethereum from './ethereum-methods.json';
import methods from './rpc-methods.json';
import type {FactFiles} from './schemas/types';

/** A method that the node's source declares. */
export type NodeMethod = FactFiles['rpc-methods'][number];

/** A method of Ethereum nodes. */
export type EthereumMethod = FactFiles['ethereum-methods'][number];

export const nodeMethods = methods as FactFiles['rpc-methods'];
export const ethereumMethods = ethereum as FactFiles['ethereum-methods'];

/** The part of a method's name before the underscore. */
export function namespaceOf(method: string): string {
  return method.split('_', 1)[0]!;
}
