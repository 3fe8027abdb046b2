/**
 * The oldest Node.js that the project runs on. Uses only Node built-ins, because packages might not be installed yet.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fail, ROOT} from './process.mjs';

/** @param {string} version for example `v20.19.0` @returns {number[]} */
const numbersOf = (version) => version.replace(/^v/, '').split('.').map(Number);

/**
 * Whether a version is older than `oldest`, whose missing numbers count as 0.
 *
 * @param {string} version
 * @param {string} oldest
 */
export function isOlder(version, oldest) {
  const [own, wanted] = [numbersOf(version), numbersOf(oldest)];
  const different = own.findIndex((number, index) => number !== (wanted[index] ?? 0));
  return different >= 0 && (own[different] ?? 0) < (wanted[different] ?? 0);
}

/** Ends the process with a readable message if Node.js is older than package.json allows. npm only warns. */
export function requireNode() {
  const {engines} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (isOlder(process.version, oldest))
    fail(`This project needs Node.js ${oldest} or later, but this is ${process.version.slice(1)}.`);
}
