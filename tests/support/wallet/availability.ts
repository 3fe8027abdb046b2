import fs from 'node:fs';
import {nodeIsMissing} from '../../../scripts/devnet/node/availability';
import {dappPackage} from '../../../scripts/devnet/packages';
import {installCommand, PACKAGES} from '../../../scripts/lib/packages.mjs';

/** Prints once that a dApp was not built and why. Returns true if it can't be built, or can't be used with a node. */
export function dappsAreMissing(what: string): boolean {
  if (fs.existsSync(dappPackage('next'))) return nodeIsMissing(what);
  process.stderr.write(
    `\nNOT RUN: ${what}: the packages of ${PACKAGES.dapps} are not installed; run "${installCommand(PACKAGES.dapps)}".\n`,
  );
  return true;
}
