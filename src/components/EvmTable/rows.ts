import facts from '@site/src/facts/evm.json';

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

/** The lines of one table. */
export const evmRows = (of: EvmKind): EvmRow[] => facts[of] as EvmRow[];
