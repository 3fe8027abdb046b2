import facts from '@site/src/facts/evm.json';
import precompiles from '@site/src/facts/precompiles.json';

/** Whether eSpace does what Ethereum does. */
export type EvmStatus = 'same' | 'differs' | 'absent' | 'later';

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

const precompiled = (precompiles as (Omit<EvmRow, 'code'> & {address: string})[]).map(({address, ...row}): EvmRow => ({...row, code: address}));

/** The lines of one table. */
export const evmRows = (of: EvmKind): EvmRow[] => (of === 'precompiles' ? precompiled : (facts[of] as EvmRow[]));
