import ethereum from './ethereum-methods.json';
import methods from './rpc-methods.json';
import type {Localized} from './rpcErrors';

/** A method that the node's source declares. */
export interface NodeMethod {
  space: 'core' | 'espace';
  method: string;
  /** On v3.0.2: `served`; `stub` answers -32603 "Not implemented"; `newer` came with v3.1. */
  status: 'served' | 'stub' | 'newer';
  /** Whether a node of release v2.4.0 serves it; asked of the node itself. */
  servedBy240: boolean;
  source: string;
}

/** A method of Ethereum nodes. */
export interface EthereumMethod {
  method: string;
  /** `current`: ethereum/execution-apis; `earlier`: EIP-1474 alone; `websocket`: subscriptions of go-ethereum. */
  standard: 'current' | 'earlier' | 'websocket';
  source: string;
  /** What is different in eSpace, or what to use there. */
  differences?: Localized;
}

export const nodeMethods = methods as NodeMethod[];
export const ethereumMethods = ethereum as EthereumMethod[];

/** The part of a method's name before the underscore. */
export function namespaceOf(method: string): string {
  return method.split('_', 1)[0]!;
}
