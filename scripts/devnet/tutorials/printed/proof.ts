import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {projectFiles} from '../../../lib/git.mjs';
import {PRINTED_RECORD} from '../../../lib/printed.mjs';
import {isTurn} from '../../../lib/turns.mjs';
import {ROOT} from '../../packages';
import {boxesOf} from './boxes';
import type {Printed} from './page';
import {PRINTED} from './pages';

/**
 * What every tutorial depends on: the devnet with its readers, and the packages of the tests. What its page shows is
 * added to this.
 */
const SHARED = [
  'scripts/devnet',
  'scripts/lib/home.ts',
  'package-lock.json',
  'tests/node/package-lock.json',
  'tests/tutorials/package-lock.json',
];

const hashOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

let shared: string | undefined;
/** The hash of all files that tutorials share; undefined outside of a git checkout, where nothing counts as proved. */
function sharedState(): string | undefined {
  if (shared !== undefined) return shared;
  const files = projectFiles(ROOT, SHARED);
  return (shared = files && hashOf(...files.flatMap((file) => [file, fs.readFileSync(path.join(ROOT, file))])));
}

const shownOn = (page: string): string => JSON.stringify(boxesOf(page).map((box) => ({...box, line: 0})));

/**
 * A hash of everything that following a tutorial depends on: what its page and those before it show, and what all
 * tutorials share.
 */
export function stateOf(tutorial: Printed): string | undefined {
  const base = sharedState();
  const before = PRINTED.find(({page}) => page === tutorial.after);
  const pages = [tutorial, ...(before ? [before] : [])].flatMap(({page, asides = [], files = []}) => [
    page,
    ...[...asides, ...files].map((part) => part.split('#')[0]!),
  ]);
  // What works with one major version of Node.js proves nothing for another.
  const [major = ''] = process.version.split('.');
  return base && hashOf(base, major, substituteFacts(JSON.stringify(tutorial)), ...pages.map(shownOn));
}

/** The states in which tutorials passed in the last whole run, by page. */
const recorded = (): Record<string, string> => {
  const file = path.join(ROOT, PRINTED_RECORD);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {proved: Record<string, string>}).proved
    : {};
};

/**
 * Whether a tutorial has passed in this state, so that it doesn't need to be followed now. With `PRINTED=always`, all
 * of them are followed.
 * @param seed the commit: each seed has one of six tutorials followed anyway, on average
 */
export function isProved(tutorial: Printed, seed: string, proved = recorded(), state = stateOf(tutorial)): boolean {
  if (process.env.PRINTED === 'always' || state === undefined || proved[tutorial.page] !== state) return false;
  return !isTurn(seed, tutorial.page);
}
