import fs from 'node:fs';
import {whyNoRegistry} from '../../scripts/lib/registry.mjs';

let asked: Promise<string | null> | undefined;

/**
 * For `skipIf` of tests that install packages which can't be in the project's own package.json: prints once, in the
 * output of the tests, what was not run and why.
 *
 * @param folders where an earlier run installed them; if all exist, the registry is not requested. Omitted if each run
 * installs some.
 * @returns true if they can't be installed
 */
export async function registryIsMissing(what: string, folders?: readonly string[]): Promise<boolean> {
  if (folders?.every((folder) => fs.existsSync(`${folder}/installed`))) return false;
  const reason = await (asked ??= whyNoRegistry());
  if (reason) process.stderr.write(`\nNOT RUN: ${what}: ${reason}.\n`);
  return reason !== null;
}
