import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {ScheduleByDuration} from './tests/support/scheduleByDuration';

/**
 * `@site` is the project's root, as in the Docusaurus bundle, and files in `tests/support` replace modules that
 * only a build has. Tests that need a document name the environment `dom`.
 */
const alias = {
  '@site': path.resolve(__dirname),
  '@docusaurus/ErrorBoundary': path.resolve(__dirname, 'tests/support/ErrorBoundary.tsx'),
  '@generated/i18n': path.resolve(__dirname, 'tests/support/generatedI18n.ts'),
  'vitest-environment-dom': path.resolve(__dirname, 'tests/support/domEnvironment.ts'),
};

/** Gives tests and the processes that they start a separate home folder. */
const OWN_HOME = 'tests/support/ownHome.ts';

/** Stops with the command where packages that only tests need are not installed. */
const REQUIRE_PACKAGES = 'tests/support/needPackages.ts';

/** A node that shares the machine with a build responds slowly, and the runner's default of one second is too short. */
const NODE_WAIT_MS = 20_000;

/** By default, the runner reserves one core for itself, which is half of a small machine. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** A test without assertions can't fail. */
const REQUIRE_ASSERTIONS = {requireAssertions: true};

/**
 * Tests that mostly wait for the clock of a node: blocks at an interval, PoS terms, connection attempts. They run at
 * the same time as tests that need the processor.
 */
const WAIT_FOR_CLOCK = [
  'independentChain',
  'soloValidator',
  'nodeOperation',
  'nodeConfiguration',
  'coreDevNode',
  'finality',
].map((name) => `tests/node/${name}.test.ts`);

/** Common settings for all tests with a node. */
const NODE_SETTINGS = {
  globalSetup: REQUIRE_PACKAGES,
  setupFiles: [OWN_HOME],
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: {...REQUIRE_ASSERTIONS, poll: {timeout: NODE_WAIT_MS}},
};

/**
 * Six kinds of tests. `unit` and `content` only need sources, `build` reads the folder `build/` of a finished
 * production build, `node` and `clock` start the real Conflux node (Linux x64 only), and `tutorials` builds dApps and
 * uses them in a browser with such a node.
 */
export default defineConfig({
  resolve: {alias},
  test: {
    maxWorkers: WORKERS,
    sequence: {sequencer: ScheduleByDuration},
    projects: [
      {
        resolve: {alias},
        esbuild: {jsx: 'automatic'},
        test: {
          name: 'unit',
          // Tests with a node run at the same time and slow these down.
          testTimeout: 20_000,
          expect: REQUIRE_ASSERTIONS,
          setupFiles: [OWN_HOME, 'tests/support/restoreGlobals.ts'],
          include: [
            '{src,packages}/**/__tests__/**/*.test.{ts,tsx}',
            'scripts/**/__tests__/**/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'content',
          expect: REQUIRE_ASSERTIONS,
          setupFiles: [OWN_HOME],
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'build',
          expect: REQUIRE_ASSERTIONS,
          setupFiles: [OWN_HOME],
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve: {alias},
        esbuild: {jsx: 'automatic'},
        test: {
          ...NODE_SETTINGS,
          name: 'node',
          include: ['tests/node/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...WAIT_FOR_CLOCK],
        },
      },
      {resolve: {alias}, test: {...NODE_SETTINGS, name: 'clock', include: WAIT_FOR_CLOCK}},
      {
        resolve: {alias},
        test: {
          name: 'tutorials',
          globalSetup: REQUIRE_PACKAGES,
          setupFiles: [OWN_HOME],
          include: ['tests/tutorials/**/*.test.ts'],
          testTimeout: 360_000,
          hookTimeout: 360_000,
          expect: {...REQUIRE_ASSERTIONS, poll: {timeout: NODE_WAIT_MS}},
        },
      },
    ],
  },
});
