import fs from 'node:fs';
import path from 'node:path';

/** Kinds of a family that axe has found clean. */
export interface SharedKinds {
  readonly family: string;
  readonly kinds: readonly number[];
}

/** One file for a run: playwright.config.ts names the run, and its workers inherit the name. */
const FILE = path.resolve(__dirname, `../../artifacts/kinds-${process.env.E2E_RUN ?? process.pid}.ndjson`);
let position = 0;

/** What the processes of this run have written since the last call; a line that is being written waits for the next one. */
export function readShared(): SharedKinds[] {
  if (!fs.existsSync(FILE)) return [];
  const text = fs.readFileSync(FILE, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(position, end).split('\n').filter(Boolean);
  position = end;
  return lines.map((line) => JSON.parse(line) as SharedKinds);
}

/** Tells the other processes of this run. One write adds a whole line. */
export function writeShared(kinds: SharedKinds): void {
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.appendFileSync(FILE, `${JSON.stringify(kinds)}\n`);
}
