import type {Place} from './place';

/** Side of a block, and distances from block to block, in pixels. */
export const SIDE = 44;
const [COLUMN, ROW, MARGIN] = [76, 58, 14];

/** Upper left corner of a block. */
export const pixels = ({column, row}: Place): {left: number; top: number} => ({
  left: MARGIN + column * COLUMN,
  top: MARGIN + row * ROW,
});

/** Size of the drawing. */
export function sizeOf(places: readonly Place[]): {width: number; height: number} {
  const {left, top} = pixels({
    column: Math.max(...places.map(({column}) => column)),
    row: Math.max(...places.map(({row}) => row)),
  });
  return {width: left + SIDE + MARGIN, height: top + SIDE + MARGIN};
}
