/**
 * One block of the recorded graph: its parent and the blocks that it refers to, by their index, and the account whose
 * transfer it contains.
 */
export interface Planned {
  readonly parent: number;
  readonly refs: readonly number[];
  readonly sender?: string;
}

/**
 * Epoch of the block with index 0. Finality moves in steps of 60 epochs, so epoch 60 is in the middle of what is drawn.
 */
export const FIRST_EPOCH = 54;

/**
 * What miners do after the block with index 0. A block outside of the pivot chain arrives when its rival already weighs
 * more, so that the hash doesn't decide. Blocks 9 and 10 are the exception: there, the first one must win, so that
 * block 11 makes the pivot chain switch.
 */
export const PLAN: readonly Planned[] = [
  {parent: 0, refs: []},
  {parent: 1, refs: []},
  {parent: 0, refs: []},
  {parent: 2, refs: [3]},
  {parent: 1, refs: [], sender: 'account'},
  {parent: 4, refs: []},
  {parent: 5, refs: []},
  {parent: 6, refs: [7]},
  {parent: 8, refs: [], sender: 'delegated'},
  {parent: 8, refs: []},
  {parent: 10, refs: []},
  {parent: 11, refs: [9]},
  {parent: 12, refs: []},
  {parent: 13, refs: []},
  {parent: 14, refs: []},
  {parent: 15, refs: []},
];

/** Index of the block after which the pivot chain must still end with its rival. */
export const RIVAL = 10;
