import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

export interface Note {
  author: string;
  text: string;
  block: number;
}
export interface Block {
  number: number;
  hash: string;
  notes: Note[];
}

/**
 * Everything that the indexer knows. Blocks in `recent` can
 * still leave the chain; notes in `settled` are final.
 */
export interface State {
  next: number;
  settled: Note[];
  recent: Block[];
}

const FILE = 'state.json';

export const load = (firstBlock: number): State =>
  existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : {next: firstBlock, settled: [], recent: []};

/**
 * Replaces the file in one step. After a crash, it contains
 * either the old state or the new one, never half of it.
 */
export function save(state: State): void {
  writeFileSync(`${FILE}.new`, JSON.stringify(state));
  renameSync(`${FILE}.new`, FILE);
}
