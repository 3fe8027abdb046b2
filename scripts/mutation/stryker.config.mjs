/** Settings of Stryker for the area in `MUTATION_AREA`; `npm run mutation` sets it. */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {areaOf} from './areas.mjs';
import {reportOf, WORK} from './paths.mjs';

const area = process.env.MUTATION_AREA ?? '';
const {files} = areaOf(area);
const require = createRequire(import.meta.url);
/**
 * Earlier results count only if the area still has the same files, because Stryker would keep those of removed files.
 */
const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);

export default {
  mutate: files,
  testRunner: 'vitest',
  // The tests of an area are listed, so Stryker doesn't have to follow imports for each mutant.
  vitest: {configFile: 'scripts/mutation/vitest.config.ts', related: false},
  plugins: [
    require.resolve('@stryker-mutator/vitest-runner'),
    fileURLToPath(new URL('ignoreTranslate.mjs', import.meta.url)),
  ],
  ignorers: ['translate'],
  // A constant is computed once, when its module loads, so each of its mutants would run all tests of the area.
  ignoreStatic: true,
  concurrency: 2,
  // When the machine is busy, a test can take several times as long as in the first run.
  timeoutMS: 15_000,
  incremental: true,
  incrementalFile: path.join(WORK, `${area}-${version}.incremental.json`),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: {fileName: reportOf(area)},
  tempDirName: path.join(WORK, 'sandbox'),
  cleanTempDir: 'always',
  ignorePatterns: [
    'build',
    '.docusaurus',
    '.cache',
    'artifacts',
    'test-results',
    'docs/*/rpc',
    'i18n/*/docusaurus-plugin-content-docs/current/*/rpc',
  ],
  allowConsoleColors: false,
  thresholds: {high: 85, low: 85, break: null},
};
