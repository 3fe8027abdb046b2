/**
 * Tests that run the scripts on pages, and slow tests with a node. Most commits leave out those that have passed in the
 * same state, as with tutorials that are followed as printed (turns.mjs).
 */
import fs from 'node:fs';
import path from 'node:path';
import {PRINTED_PASSES, PRINTED_RECORD} from './printed.mjs';
import {ROOT} from './process.mjs';
import {statesOf} from './testStates.mjs';
import {isTurn, runSeed} from './turns.mjs';

/**
 * The tests: those of tutorials except `testWallet`, which tests the wallet of the others and is fast enough to always
 * run, and the tests of the node that start a project, a toolchain or many programs, or take more than ten seconds.
 * Tests that prove a statement of the specification always run, and so do those that read translations, which are not
 * part of the state.
 */
const TESTS =
  /^tests\/tutorials\/(?!testWallet\.)[^/]+\.test\.ts$|^tests\/node\/(?:claims|contractTools|coreDevNode|envio|espaceNode|espaceTutorials|finality|graphCli|indexer|nodeOperation|nodePorts|snippets|sponsorCalculator|subgraph|thirdweb|transactionIndex|treeGraphExplorer|upgradeFoundry|upgradeTutorials|x402)\.test\.ts$/;

/**
 * What each of them depends on in addition to its imports and the pages that it mentions: snippets and facts, pages
 * that helpers find by the end of their path, and the programs, packages and settings with which tests run.
 */
const SHARED =
  /^(?:docs\/espace\/tutorials\/|src\/snippets\/|src\/facts\/|scripts\/devnet\/|tests\/(?:tutorials|node)\/package|package(?:-lock)?\.json$|vitest\.config\.ts$|tests\/baselines\/unprinted-tutorials\.json$)/;

// vitest.config.ts reads it here: it is part of each state, so another import there would make all of these tests run.
export {LEFT_OUT} from './leftOut.mjs';

const PAGE = /^docs\/.+\.mdx$/;

/**
 * The tests with their states.
 *
 * @param {string} [root]
 * @returns {Record<string, string>} by path; empty outside of a git checkout, where nothing counts as proved
 */
export const programStates = (root = ROOT) => statesOf(root, {tests: TESTS, shared: SHARED, pages: PAGE});

/** In one of this many commits, a test runs although it has passed in the same state. */
const TURNS = 12;

/**
 * The tests that a whole run leaves out. `PRINTED=always` runs all of them.
 *
 * @param {Record<string, string>} [states]
 * @param {string} [root]
 * @param {string} [seed] the commit: each seed runs one of twelve tests anyway, on average
 * @returns {string[]}
 */
export function provedTests(states = programStates(), root = ROOT, seed = runSeed()) {
  const record = path.join(root, PRINTED_RECORD);
  if (process.env.PRINTED === 'always' || !fs.existsSync(record)) return [];
  const {proved} = JSON.parse(fs.readFileSync(record, 'utf8'));
  return Object.keys(states).filter((test) => proved[test] === states[test] && !isTurn(seed, test, TURNS));
}

/**
 * Adds the states of the tests that passed in this run, or before it, to those of the followed tutorials.
 *
 * @param {Record<string, string>} states before the run
 * @param {readonly string[]} left the tests that the run left out
 * @param {readonly import('./results.mjs').TestResult[]} tests of the run
 * @param {string} [root]
 */
export function storeTests(states, left, tests, root = ROOT) {
  /** @param {string} file */
  const passed = (file) => {
    const own = tests.filter((test) => test.file.endsWith(file));
    return own.length > 0 && own.every(({state}) => state === 'passed');
  };
  const proved = Object.entries(states).filter(([file]) => left.includes(file) || passed(file));
  fs.mkdirSync(path.join(root, PRINTED_PASSES), {recursive: true});
  fs.writeFileSync(path.join(root, PRINTED_PASSES, 'programs.json'), JSON.stringify(Object.fromEntries(proved)));
}
