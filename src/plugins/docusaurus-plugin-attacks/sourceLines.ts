import {packLines, packPlace} from '../../evm/attack/lines';
import type {Bytecode} from './solidity';

/** Where the text of a file begins and ends that a node of the syntax tree belongs to. */
interface Range {
  readonly start: number;
  readonly length: number;
  /** Number of the file in source maps; -1 for code that belongs to none. */
  readonly file: number;
}

/** A file of the topic: its place among the files that a page shows, its text, and the ranges of its contracts. */
export interface MappedFile {
  readonly index: number;
  readonly text: string;
  readonly contracts: readonly Range[];
}

/** `12:30:0`, in bytes. */
export function parseRange(source: string): Range {
  const [start = -1, length = -1, file = -1] = source.split(':').map(Number);
  return {start, length, file};
}

/** A function that finds the line of a position in bytes; lines begin with 1. */
export function lineFinder(text: string): (position: number) => number {
  const bytes = Buffer.from(text);
  const starts = [0, ...[...bytes.entries()].flatMap(([index, byte]) => (byte === 10 ? [index + 1] : []))];
  return (position) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The ranges of a source map, whose entries leave out what they share with the previous one. */
function* rangesOf(sourceMap: string): Generator<Range> {
  const last = ['0', '0', '0'];
  for (const entry of sourceMap.split(';')) {
    for (const [index, field] of entry.split(':').slice(0, 3).entries()) if (field !== '') last[index] = field;
    yield {start: Number(last[0]), length: Number(last[1]), file: Number(last[2])};
  }
}

const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/**
 * The lines of a bytecode, packed. Code of libraries, and code that belongs to a whole contract, has none.
 * @param files by their numbers in the source map
 */
export function linesOf({object, sourceMap}: Bytecode, files: ReadonlyMap<number, MappedFile>): number[] {
  const code = Buffer.from(object, 'hex');
  const finders = new Map([...files].map(([number, {text}]) => [number, lineFinder(text)]));
  const places = new Map<number, number>();
  let position = 0;
  for (const range of rangesOf(sourceMap)) {
    if (position >= code.length) break;
    const file = files.get(range.file);
    const isWhole = file?.contracts.some(({start, length}) => start === range.start && length === range.length);
    places.set(
      position,
      file && !isWhole ? packPlace({file: file.index, line: finders.get(range.file)!(range.start)}) : 0,
    );
    const opcode = code[position]!;
    position += 1 + (opcode >= PUSH1 && opcode <= PUSH32 ? opcode - PUSH1 + 1 : 0);
  }
  return packLines(places);
}
