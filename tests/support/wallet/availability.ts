import fs from 'node:fs';
import {installCommand, PACKAGES} from '../../../scripts/lib/packages.mjs';
import {nodeIsMissing} from '../node/availability';
import {dappPackage} from '../packages';

/** Prints once that a dApp was not built and why. Returns true when it cannot be built, or not be used with a node. */
export function dappsAreMissing(what: string): boolean {
  if (fs.existsSync(dappPackage('next'))) return nodeIsMissing(what);
  process.stderr.write(`\nNOT RUN: ${what}: the packages of ${PACKAGES.dapps} are not installed; run "${installCommand(PACKAGES.dapps)}".\n`);
  return true;
}
