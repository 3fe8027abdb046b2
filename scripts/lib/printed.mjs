/**
 * Tutorials that a whole run followed as printed, with their states: scripts/devnet/tutorials/printed/proof.ts reads
 * them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './process.mjs';

/** The states in which tutorials last passed, by page. */
export const PRINTED_RECORD = 'tests/baselines/printed-tutorials.json';
/** Where the tests of a run store the states in which tutorials passed. */
export const PRINTED_PASSES = 'artifacts/printed';

/** Deletes the records of an earlier run. @param {string} [root] */
export const forgetPrinted = (root = ROOT) =>
  fs.rmSync(path.join(root, PRINTED_PASSES), {recursive: true, force: true});

/**
 * Records the tutorials that passed in this run, and those that it skipped because they had passed before.
 *
 * @param {string} [root]
 * @returns {boolean} whether the record changed
 */
export function recordPrinted(root = ROOT) {
  const folder = path.join(root, PRINTED_PASSES);
  if (!fs.existsSync(folder)) return false;
  const proved = Object.assign(
    {},
    ...fs.readdirSync(folder).map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))),
  );
  const about =
    'The states in which tutorials as printed (scripts/devnet/tutorials/printed/proof.ts), programs, slow tests and browser tests of components (scripts/lib/testStates.mjs) last passed. A whole "npm test" in which nothing failed writes it.';
  const text = `${JSON.stringify({about, proved: Object.fromEntries(Object.entries(proved).sort(([a], [b]) => (a < b ? -1 : 1)))}, null, 2)}\n`;
  const file = path.join(root, PRINTED_RECORD);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  fs.writeFileSync(file, text);
  return true;
}
