/** Finds a browser for the end-to-end tests, or installs one. */
import fs from 'node:fs';
import path from 'node:path';
import {fail, ROOT, run, runNode} from './process.mjs';

/** Where systems put an installed Chromium or Chrome; browserOptions.ts reads the same list. @type {string[]} */
const KNOWN_PATHS = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/lib/browser-paths.json'), 'utf8'));

/**
 * The shell has no windows, so a page costs half as much as in the full browser, whose address bar consists of two more
 * hidden pages for each tab. Older releases of Debian only have the full browser.
 */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * The methods of finding a browser, in the order in which they are tried. Each returns the path of an executable, ''
 * for Playwright's own browser, or undefined if the method doesn't work here.
 *
 * @typedef {{name: string, find: () => Promise<string | undefined>}} Way
 * @typedef {{exists: (file: string) => boolean, run: typeof run, runNode: typeof runNode, isRoot: boolean, isDebian:
 *   boolean, env: Record<string, string | undefined>}} System
 */

/** @type {System} */
const realSystem = {
  exists: (file) => fs.existsSync(file),
  run,
  runNode,
  isRoot: process.getuid?.() === 0,
  isDebian: fs.existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(fs.readFileSync('/etc/os-release', 'utf8')),
  env: process.env,
};

/** @param {System} system @returns {Way[]} */
function waysToABrowser(system) {
  const installed = () => [system.env.CHROMIUM_PATH, ...KNOWN_PATHS].find((file) => file && system.exists(file));
  const quiet = {DEBIAN_FRONTEND: 'noninteractive'};
  return [
    {name: 'an installed Chromium or Chrome', find: async () => installed()},
    {
      name: "Debian's package",
      find: async () => {
        if (!system.isRoot || !system.isDebian) return undefined;
        console.log("Installing Debian's Chromium for the end-to-end tests.");
        await system.run('apt-get', ['update', '-qq'], {env: quiet});
        for (const name of DEBIAN_PACKAGES) {
          if (
            (await system.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {env: quiet})) === 0
          )
            return installed();
        }
        return undefined;
      },
    },
    {
      name: "Playwright's own download",
      find: async () => {
        console.log("Downloading Playwright's Chromium for the end-to-end tests.");
        const code = await system.runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
        return code === 0 ? '' : undefined;
      },
    },
  ];
}

/** The message that is printed if every method has failed. */
export const NO_BROWSER = `No browser for the end-to-end tests. There are three ways to get one:
  1. Install Chromium or Chrome; if it is in an unusual place, set CHROMIUM_PATH to the executable.
  2. On Debian, as root: apt-get install chromium-headless-shell (this command does it automatically when it runs as root).
  3. Let Playwright download one: npx playwright install --with-deps chromium`;

/**
 * Starts the browser once and closes it, because an existing file doesn't prove that it works.
 *
 * @param {string} executable '' means Playwright's own
 */
async function starts(executable) {
  const program = `require('@playwright/test').chromium.launch({
    executablePath: process.argv[1] || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }).then((browser) => browser.close()).catch(() => process.exit(1))`;
  return (await runNode(['-e', program, executable], {quiet: true})) === 0;
}

/**
 * The first method that finds a browser that starts.
 *
 * @param {{system?: System, starts?: (executable: string) => Promise<boolean>}} [options]
 * @returns {Promise<string | undefined>} path of the executable, '' for Playwright's own, undefined when there is none
 */
export async function findBrowser({system = realSystem, starts: probe = starts} = {}) {
  // If a browser is installed, or Playwright's is left from an earlier run, nothing needs to be installed.
  const [installed, ...others] = waysToABrowser(system);
  const found = await installed?.find();
  if (found && (await probe(found))) return found;
  if (await probe('')) return '';
  for (const way of others) {
    const executable = await way.find();
    if (executable !== undefined && (await probe(executable))) return executable;
  }
  return undefined;
}

/**
 * Advice on how to make the tests faster; undefined if there is none.
 *
 * @param {string} executable
 * @param {Pick<System, 'isDebian'>} [system]
 */
export const hint = (executable, {isDebian} = realSystem) =>
  isDebian && path.basename(executable) === 'chromium'
    ? "The browser tests run in the full Chromium. In Debian's headless shell, they need a third less processor time: apt-get install chromium-headless-shell."
    : undefined;

/** Finds or installs a browser. If that fails, ends the process with NO_BROWSER. @returns {Promise<string>} */
export async function ensureBrowser() {
  const executable = (await findBrowser()) ?? fail(NO_BROWSER);
  const advice = hint(executable);
  if (advice) console.log(advice);
  return executable;
}
