import type {Point} from '@site/src/components/parts/Diagram/tone';

export type Block = {
  /** Position in the total order, which the drawing also shows in the block. */
  order: number;
  at: Point;
  pivot: boolean;
  /** Index of the epoch, 0 to 3. */
  epoch: number;
  /** Order numbers of the parent and of the blocks referred to. */
  parent?: number;
  refs?: number[];
};

/** Side of a block on the drawing's grid. */
export const SIDE = 40;

/**
 * A small Tree-Graph: blocks of four epochs, time running to the right. A pivot block closes its epoch, so it
 * comes last in it; a reference edge adds a block from outside the pivot chain to the epoch.
 * No block refers to a block in the subtree of its own parent: a node would reject that choice of the parent
 * (check_correct_parent in conflux-rust's consensus_new_block_handler.rs).
 */
export const BLOCKS: Block[] = [
  {order: 1, at: [80, 170], pivot: true, epoch: 0},
  {order: 2, at: [196, 170], pivot: true, epoch: 1, parent: 1},
  {order: 3, at: [280, 95], pivot: false, epoch: 2, parent: 1},
  {order: 4, at: [280, 245], pivot: false, epoch: 2, parent: 1},
  {order: 5, at: [400, 170], pivot: true, epoch: 2, parent: 2, refs: [3, 4]},
  {order: 6, at: [520, 245], pivot: false, epoch: 3, parent: 2},
  {order: 7, at: [540, 95], pivot: false, epoch: 3, parent: 3},
  {order: 8, at: [650, 170], pivot: true, epoch: 3, parent: 5, refs: [6, 7]},
];

/** Left edge and width of each epoch's lane. */
export const EPOCHS: {x: number; width: number}[] = [
  {x: 44, width: 88},
  {x: 144, width: 88},
  {x: 244, width: 200},
  {x: 456, width: 238},
];

/** A block by its place in the order. */
export function block(order: number): Block {
  const found = BLOCKS.find((candidate) => candidate.order === order);
  if (!found) throw new Error(`The drawing has no block ${order}.`);
  return found;
}

/** Where an edge leaves the newer block (its left side) and reaches the older one (its right side). */
export function edge(newer: Block, older: Block): {from: Point; to: Point} {
  return {from: [newer.at[0] - SIDE / 2, newer.at[1]], to: [older.at[0] + SIDE / 2 + 2, older.at[1]]};
}

/** Distances on the narrow grid, where time runs downwards. */
const CLOSER = 0.8;
const MIDDLE = 210;
const PIVOT_ROW = 170;

/** A distance along the time of the wide grid, on the narrow one. */
export const fall = (x: number): number => Math.round((x - EPOCHS[0]!.x) * CLOSER) + 8;

/**
 * A block's position on the narrow grid: blocks above the pivot chain move to its left, blocks below it to its right.
 */
export const turned = ({at: [x, y]}: Block): Point => [MIDDLE + (y - PIVOT_ROW), fall(x)];

/** The same edge on the narrow grid: from the newer block's upper side to the older one's lower side. */
export function turnedEdge(newer: Block, older: Block): {from: Point; to: Point} {
  const [from, to] = [turned(newer), turned(older)];
  return {from: [from[0], from[1] - SIDE / 2], to: [to[0], to[1] + SIDE / 2 + 2]};
}
