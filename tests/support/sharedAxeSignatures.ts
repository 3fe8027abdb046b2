import fs from 'node:fs';
import path from 'node:path';

/** Signatures of a family in which axe found no violation. */
export interface SharedSignatures {
  readonly family: string;
  readonly signatures: readonly number[];
}

/** One file per run: playwright.config.ts sets the ID of the run, and its workers inherit it. */
const FILE = path.resolve(__dirname, `../../artifacts/axe-signatures-${process.env.E2E_RUN ?? process.pid}.ndjson`);
let position = 0;

/**
 * Returns what the processes of this run have written since the last call. An incomplete last line is left for the next
 * call.
 */
export function readShared(): SharedSignatures[] {
  if (!fs.existsSync(FILE)) return [];
  const text = fs.readFileSync(FILE, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(position, end).split('\n').filter(Boolean);
  position = end;
  return lines.map((line) => JSON.parse(line) as SharedSignatures);
}

/** Shares signatures with the other processes of this run. One write appends a whole line, so lines never mix. */
export function writeShared(shared: SharedSignatures): void {
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.appendFileSync(FILE, `${JSON.stringify(shared)}\n`);
}
