import path from 'node:path';
import {folderOf} from '../folderOf';
import {installLocked} from '../toolchain';
import manifest from './packages/package.json';

const PROJECT = path.join(__dirname, 'packages');

/**
 * What the template needs to compile and deploy its contracts and to serve its interface, in versions that its own
 * ranges allow; a test compares them. Linters and reports of gas and coverage are left out, because they would double
 * the time.
 */
export const TEMPLATE_PACKAGES: Readonly<Record<string, string>> = manifest.dependencies;

/** Imports of the template's configuration whose packages are left out. */
export const LEFT_OUT = ['hardhat-gas-reporter', 'solidity-coverage'] as const;

/**
 * Installs them, and three more packages: create-eth, which makes the project and contains the template; wagmi's core,
 * which the template imports without depending on it; and the compiler of the template's own contract, which Hardhat
 * would download.
 *
 * Installed completely, they take a gigabyte, half of it for the kits of wallets that the browser of the test doesn't
 * have. These kits are replaced by packages that fail when they are loaded. After you change packages/package.json, run
 * `npm install --package-lock-only --legacy-peer-deps --ignore-scripts` in its folder.
 *
 * @returns the folder whose `node_modules` has them
 */
export const installScaffold = (): Promise<string> => installLocked(PROJECT);

/** The folder that `installScaffold` fills. */
export const scaffoldFolder = (): string => folderOf(PROJECT);
