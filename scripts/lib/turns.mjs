/** Samples that differ from commit to commit, so that everything gets its turn. */
import {createHash} from 'node:crypto';
import {commitOf} from './git.mjs';

/** In one of this many commits, a tutorial is followed although it has passed in the same state. */
const TURNS = 6;

/**
 * Seed of the samples: the commit. `WALK_SEED` repeats a sample.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [root]
 * @returns {string}
 */
export const runSeed = (env = process.env, root = process.cwd()) => env.WALK_SEED || (commitOf(root) ?? 'no history');

/**
 * Whether something that doesn't need to run each time gets its turn, which is so for one in `turns` seeds.
 *
 * @param {string} seed
 * @param {string} name of what runs
 * @param {number} [turns]
 */
export const isTurn = (seed, name, turns = TURNS) =>
  parseInt(createHash('sha256').update(`${seed}\0${name}\0`).digest('hex').slice(0, 8), 16) % turns === 0;
