import fs from 'node:fs';
import {installCommand, TEST_PACKAGES} from '../../lib/install.mjs';
import {testPackage} from '../packages';

const NATIVE_PACKAGE = '@xcfx/node-linux-x64-gnu';

/**
 * Why the node can't run on this machine, or null if it can. The native package is optional and exists only for Linux
 * x64 with glibc 2.34 or newer.
 */
export function whyNoNode(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `the Conflux node is packaged for Linux x64 only, this is ${process.platform} ${process.arch}`;
  }
  return fs.existsSync(testPackage(NATIVE_PACKAGE))
    ? null
    : `the package ${NATIVE_PACKAGE} is not installed; run "${installCommand(TEST_PACKAGES)}"`;
}

/**
 * Prints once, in the output of the tests, that nothing was checked against a node and why. Returns true if the node
 * can't run.
 */
export function nodeIsMissing(what: string): boolean {
  const reason = whyNoNode();
  if (reason) process.stderr.write(`\nNOT RUN: ${what}: ${reason}.\n`);
  return reason !== null;
}
