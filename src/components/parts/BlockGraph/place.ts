/** Place of a block on the grid of a drawing. */
export interface Place {
  readonly column: number;
  readonly row: number;
}
