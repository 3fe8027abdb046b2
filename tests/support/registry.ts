import fs from 'node:fs';
import {whyNoRegistry} from '../../scripts/lib/registry.mjs';

let asked: Promise<string | null> | undefined;

/**
 * For `skipIf` of tests that install packages which the project's own package.json cannot name: prints once, in the output of the
 * tests, that something was not run and why.
 *
 * @param folders where an earlier run installed them; with all of them there, nobody is asked. Left out where each run installs some.
 * @returns true when they cannot be installed
 */
export async function registryIsMissing(what: string, folders?: readonly string[]): Promise<boolean> {
  if (folders?.every((folder) => fs.existsSync(`${folder}/installed`))) return false;
  const reason = await (asked ??= whyNoRegistry());
  if (reason) process.stderr.write(`\nNOT RUN: ${what}: ${reason}.\n`);
  return reason !== null;
}
