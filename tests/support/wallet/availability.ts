import fs from 'node:fs';
import {nodeIsMissing} from '../../../scripts/devnet/node/availability';
import {testPackage} from '../../../scripts/devnet/packages';
import {installCommand, TEST_PACKAGES} from '../../../scripts/lib/install.mjs';

/** Prints once that a dApp was not built and why. Returns true if it can't be built, or can't be used with a node. */
export function dappsAreMissing(what: string): boolean {
  if (fs.existsSync(testPackage('next'))) return nodeIsMissing(what);
  process.stderr.write(
    `\nNOT RUN: ${what}: the packages of ${TEST_PACKAGES} are not installed; run "${installCommand(TEST_PACKAGES)}".\n`,
  );
  return true;
}
