/** The four epoch numbers that a Core Space node returns: `cfx_epochNumber` with these tags. */
export const TAGS = ['latest_mined', 'latest_state', 'latest_confirmed', 'latest_finalized'] as const;
export type Heads = Readonly<Record<(typeof TAGS)[number], number>>;

/** A block of a film. Blocks point to each other by their index; an older block has a smaller one. */
export interface FilmBlock {
  /** 32 bytes in lower-case hex. */
  readonly hash: string;
  readonly height: number;
  /** -1 when the parent is older than the film. */
  readonly parent: number;
  /** References to blocks of the film. */
  readonly refs: readonly number[];
  /** Transactions of both spaces in the block. */
  readonly transactions: number;
  readonly deferredStateRoot: string;
}

/** The state of a node at one moment. */
export interface Frame {
  /** Number of blocks that had arrived. */
  readonly arrived: number;
  /** Index of the last drawn block of the pivot chain. */
  readonly end: number;
  readonly heads: Heads;
}

/** Some epochs of a chain, and the moments in which they were watched. */
export interface Film {
  /** Number of the first epoch. */
  readonly first: number;
  readonly blocks: readonly FilmBlock[];
  readonly frames: readonly Frame[];
}

/** A film from the local node, with the other data that the node returned. */
export interface Recording extends Film {
  /** For example `v3.0.2`. */
  readonly node: string;
  /** Blocks whose transaction had a receipt, for each frame. */
  readonly receipts: readonly (readonly number[])[];
  /** The blocks of each epoch, in the order of `cfx_getBlocksByEpoch`, after the last frame. */
  readonly epochs: readonly (readonly number[])[];
}
