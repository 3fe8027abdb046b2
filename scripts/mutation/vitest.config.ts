import path from 'node:path';
import {Tinypool} from 'tinypool';
import {configDefaults, defineConfig} from 'vitest/config';
import settings from '../../vitest.config';
import {areaOf} from './areas.mjs';

/**
 * Stryker runs only tests of the project `unit`, because the others need a build, a node or a browser, and would take
 * minutes for each mutant. It also runs only tests in the folder of the source, because a failure of another test
 * doesn't show what is wrong.
 */
const unit = settings.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
);
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('vitest.config.ts has no project "unit", whose tests judge the mutants.');

const {tests, except = []} = areaOf(process.env.MUTATION_AREA ?? '');
const setupFiles = [unit.test?.setupFiles ?? [], 'scripts/mutation/setup.ts'].flat();

// Vitest ends its worker after each run, and most of the time that a mutant takes is that of the next one loading
// packages.
Tinypool.prototype.recycleWorkers = async () => {};

/**
 * Stryker stops tests that hang because of a mutant. A test that is slow on a busy machine must not count as failed.
 */
const TIMEOUT_MS = 120_000;

export default defineConfig({
  ...unit,
  root: path.resolve(__dirname, '../..'),
  test: {
    ...unit.test,
    isolate: false,
    setupFiles,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    include: [tests],
    exclude: [...configDefaults.exclude, ...except],
  },
});
