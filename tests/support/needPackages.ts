import {installCommand, isInstalled, TEST_PACKAGES} from '../../scripts/lib/install.mjs';

/**
 * Runs before the first test of a project that needs the packages of the tests. `npm test` has installed them. If
 * Vitest is started directly, this prints the command instead, because it is a long download.
 */
export default function setup(): void {
  if (!isInstalled(TEST_PACKAGES))
    throw new Error(`These tests need the packages of ${TEST_PACKAGES}. Run "${installCommand(TEST_PACKAGES)}" first.`);
}
