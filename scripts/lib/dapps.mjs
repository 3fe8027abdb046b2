/**
 * Tests that build the dApps of tutorials and click through them (tests/tutorials). Like tutorials that are followed as
 * printed, those that have passed in the same state are left out by two of three commits.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from './git.mjs';
import {withImports} from './imports.mjs';
import {PRINTED_PASSES, PRINTED_RECORD} from './printed.mjs';
import {ROOT} from './process.mjs';
import {isTurn, runSeed} from './turns.mjs';

/** `testWallet` tests the wallet of the others; it takes no time, so it always runs. */
const TESTS = /^tests\/tutorials\/(?!testWallet\.)[^/]+\.test\.ts$/;

/**
 * What each of them depends on beside its imports: the pages, with the snippets and facts that they show, and the
 * programs and packages that it starts.
 */
const SHARED =
  /^(?:docs\/espace\/tutorials\/(?:walletConnect|scaffoldCfx)\/|src\/snippets\/tutorials\/(?:wallet|scaffold)|src\/facts\/|scripts\/devnet\/|tests\/tutorials\/package|tests\/node\/package|package-lock\.json$|tests\/baselines\/unprinted-tutorials\.json$)/;

/**
 * The tests with their states: hashes of everything that they depend on.
 *
 * @param {string} [root]
 * @returns {Record<string, string>} by path; empty outside of a git checkout, where nothing counts as proved
 */
export function dappStates(root = ROOT) {
  const all = projectFiles(root) ?? [];
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file));
  const [major = ''] = process.version.split('.');
  const shared = createHash('sha256').update(major);
  for (const file of all.filter((one) => SHARED.test(one) && !one.includes('__tests__/')))
    shared.update(`\0${file}\0`).update(read(file));
  const base = shared.digest('hex');
  return Object.fromEntries(
    all
      .filter((file) => TESTS.test(file))
      .map((test) => {
        const hash = createHash('sha256').update(base);
        for (const file of [...withImports(root, new Set(all), [test])].sort())
          hash.update(`\0${file}\0`).update(read(file));
        return [test, hash.digest('hex')];
      }),
  );
}

/**
 * The tests that a whole run leaves out. `PRINTED=always` runs all of them.
 *
 * @param {Record<string, string>} [states]
 * @param {string} [root]
 * @param {string} [seed] the commit: each of them runs one test in three anyway
 * @returns {string[]}
 */
export function provedDapps(states = dappStates(), root = ROOT, seed = runSeed()) {
  const record = path.join(root, PRINTED_RECORD);
  if (process.env.PRINTED === 'always' || !fs.existsSync(record)) return [];
  const {proved} = JSON.parse(fs.readFileSync(record, 'utf8'));
  return Object.keys(states).filter((test) => proved[test] === states[test] && !isTurn(seed, test));
}

/**
 * Adds the states of the tests that passed in this run, or before it, to those of the followed tutorials.
 *
 * @param {Record<string, string>} states before the run
 * @param {readonly string[]} left the tests that the run left out
 * @param {readonly import('./results.mjs').TestResult[]} tests of the run
 * @param {string} [root]
 */
export function storeDapps(states, left, tests, root = ROOT) {
  /** @param {string} file */
  const passed = (file) => {
    const own = tests.filter((test) => test.file.endsWith(file));
    return own.length > 0 && own.every(({state}) => state === 'passed');
  };
  const proved = Object.entries(states).filter(([file]) => left.includes(file) || passed(file));
  fs.mkdirSync(path.join(root, PRINTED_PASSES), {recursive: true});
  fs.writeFileSync(path.join(root, PRINTED_PASSES, 'dapps.json'), JSON.stringify(Object.fromEntries(proved)));
}
