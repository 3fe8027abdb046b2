import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {staleReason} from '../../scripts/lib/install.mjs';
import {ensurePackages, installCommand, MAY_INSTALL, PACKAGES_OF_PROJECT} from '../../scripts/lib/packages.mjs';
import {ROOT} from '../../scripts/devnet/packages';

/**
 * Runs before the first test of a project that needs its own packages. `npm test` has them installed. If Vitest is
 * started directly, this prints the command instead, because it is a long download.
 */
export default async function setup({name}: Pick<TestProject, 'name'>): Promise<void> {
  if (process.env[MAY_INSTALL] === '0') return;
  const folders = PACKAGES_OF_PROJECT[name] ?? [];
  if (process.env[MAY_INSTALL] === '1') {
    await ensurePackages(folders);
    return;
  }
  for (const folder of folders) {
    const reason = staleReason(path.join(ROOT, folder));
    if (reason)
      throw new Error(
        `The tests of "${name}" need the packages of ${folder}: ${reason}. Run "${installCommand(folder)}" first.`,
      );
  }
}
