import {evmEips, opcodes, precompiles} from './evmFacts';

/** Whether eSpace behaves like Ethereum. */
type EvmStatus = (typeof opcodes)[number]['status'];

/** A row in a table about the virtual machine. */
export interface EvmRow {
  /** Byte, range of bytes or address; missing for an EIP. */
  code?: string;
  last?: string;
  name: string;
  eip?: number;
  /** Node version that introduced it. */
  since?: string;
  status: EvmStatus;
  /** False if only the source of the node was read. */
  run?: boolean;
}

export type EvmKind = 'opcodes' | 'eips' | 'precompiles';

/** The rows of one table. */
export function evmRows(of: EvmKind): readonly EvmRow[] {
  if (of === 'precompiles') return precompiles.map(({address, ...row}) => ({...row, code: address}));
  return of === 'opcodes' ? opcodes : evmEips;
}
