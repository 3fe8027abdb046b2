import {evmEips, opcodes, precompiles} from './evmFacts';

/** Whether eSpace does what Ethereum does. */
export type EvmStatus = (typeof opcodes)[number]['status'];

/** A line of a table of the virtual machine. */
export interface EvmRow {
  /** Byte, range of bytes or address; an EIP has none. */
  code?: string;
  last?: string;
  name: string;
  eip?: number;
  /** Version of the node that brought it. */
  since?: string;
  status: EvmStatus;
  /** False where only the source of the node was read. */
  run?: boolean;
}

export type EvmKind = 'opcodes' | 'eips' | 'precompiles';

/** The lines of one table. */
export function evmRows(of: EvmKind): readonly EvmRow[] {
  if (of === 'precompiles') return precompiles.map(({address, ...row}) => ({...row, code: address}));
  return of === 'opcodes' ? opcodes : evmEips;
}
