/**
 * Tests of the framework and of the portal's changes to it: loading, navigation, routes, error pages, build errors.
 * They run only if something that they depend on has changed since they last passed, because nothing else can break
 * them.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from './git.mjs';
import {withImports} from './imports.mjs';
import {ROOT} from './process.mjs';

/** The tests, by path. Each of them skips itself if `UNCHANGED` is set (tests/support/framework.ts). */
export const FRAMEWORK_TESTS = [
  'tests/build/fixtures.test.ts',
  'tests/e2e/s02-generic-screens.spec.ts',
  'tests/e2e/s04-site-states.spec.ts',
  'tests/e2e/s04-states.spec.ts',
  'tests/e2e/s08-errors.spec.ts',
];

/**
 * Their dependencies, apart from the modules that they import: packages, theme, client modules, plugins, patches,
 * settings, interface strings, the sites that they build, and how their browser and its server are started.
 */
const INPUTS =
  /^(?:package-lock\.json|docusaurus\.config\.ts|sidebars\.ts|playwright\.config\.ts|(?:src\/(?:theme|client|plugins|framework-patches|config|css|pages)|packages)\/(?!.*(?:__tests__\/|\.md$)).+|static\/js\/.+|i18n\/\w+\/[^/]+\.json|i18n\/\w+\/docusaurus-theme-classic\/.+|tests\/fixtures\/sites\/.+|scripts\/(?:serve|lib\/(?:browserOptions|home))\.ts|scripts\/server\/[^/]+)$/;

/** Environment variable that tells the test runners that the framework's tests have passed for this state. */
export const UNCHANGED = 'FRAMEWORK_UNCHANGED';
/** The state for which they passed. */
export const RECORD = 'tests/baselines/framework.json';

/**
 * A hash of everything that the framework's tests depend on; undefined outside of a git checkout.
 * @param {string} [root]
 */
export function frameworkState(root = ROOT) {
  const all = projectFiles(root);
  if (!all) return undefined;
  const imported = withImports(root, new Set(all), FRAMEWORK_TESTS);
  const files = all.filter((file) => INPUTS.test(file) || imported.has(file));
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Whether the framework's tests have passed for the current state. `FRAMEWORK=always` in the environment runs them
 * anyway.
 *
 * @param {string} [root]
 */
export function isFrameworkProved(root = ROOT) {
  const file = path.join(root, RECORD);
  if (process.env.FRAMEWORK === 'always' || !fs.existsSync(file)) return false;
  const state = frameworkState(root);
  return state !== undefined && JSON.parse(fs.readFileSync(file, 'utf8')).proved === state;
}

/**
 * Whether these results contain a passed test of each framework test file, and no failed one. @param
 * {import('./results.mjs').TestResult[]} tests
 */
export const passFramework = (tests) =>
  FRAMEWORK_TESTS.every((file) => {
    const own = tests.filter((test) => path.basename(test.file) === path.basename(file));
    return own.some(({state}) => state === 'passed') && own.every(({state}) => state !== 'failed');
  });

/**
 * Records that the framework's tests passed.
 *
 * @param {string | undefined} state for which they passed, taken before they ran
 * @param {string} [root]
 * @returns {boolean} false, and nothing is recorded, if something that they depend on has changed since then
 */
export function recordFramework(state, root = ROOT) {
  if (state === undefined || state !== frameworkState(root)) return false;
  const about =
    'The state for which the tests of the framework last passed (scripts/lib/framework.mjs). A whole "npm test" in which they ran and nothing failed writes it, and so does "npm run framework".';
  fs.writeFileSync(path.join(root, RECORD), `${JSON.stringify({about, proved: state}, null, 2)}\n`);
  return true;
}
