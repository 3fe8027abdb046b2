/** Numbers of lines in a packed place: a place is `file * PER_FILE + line`, and 0 is no line of the topic. */
const PER_FILE = 10_000;

/** A line of a source file. */
export interface Place {
  readonly file: number;
  readonly line: number;
}

/** @param file index of the file; lines begin with 1 */
export const packPlace = ({file, line}: Place): number => file * PER_FILE + line;

export const unpackPlace = (packed: number): Place | undefined =>
  packed === 0 ? undefined : {file: Math.floor(packed / PER_FILE), line: packed % PER_FILE};

/**
 * Packs the place of each instruction: pairs of a distance from the previous pair, in bytes of code, and the place from
 * there on.
 * @param places by position in the code
 */
export function packLines(places: ReadonlyMap<number, number>): number[] {
  const packed: number[] = [];
  let [at, place] = [0, 0];
  for (const [position, next] of [...places].sort(([a], [b]) => a - b)) {
    if (next === place) continue;
    packed.push(position - at, next);
    [at, place] = [position, next];
  }
  return packed;
}

/** The packed place at each position of the code. */
export function unpackLines(packed: readonly number[], length: number): Uint32Array {
  const places = new Uint32Array(length);
  let at = 0;
  for (let index = 0; index < packed.length; index += 2) {
    at += packed[index]!;
    places.fill(packed[index + 1]!, at, at + (packed[index + 2] ?? length));
  }
  return places;
}
