/** What `npm run mutation` changes, area by area. */

/**
 * Files without logic that a unit test could prove: words and lists of links (`npm run check` proves that they are
 * translated and lead somewhere), wiring of plugins and declarations.
 */
const NO_LOGIC = [
  '**/__tests__/**',
  '**/*.d.ts',
  '**/{messages,texts,labels}.ts',
  'src/pages/_home/**',
  '{src/plugins,src/framework-patches,packages}/*/index.ts',
  '**/theme/**',
];
/**
 * Files that work in a browser only, where browser tests use them: hooks, the clipboard, the script of another service,
 * workers.
 */
const BROWSER_ONLY = ['**/use[A-Z]*.ts', '**/use[A-Z]*/*.ts', '**/copyText.ts', '**/widget.ts', '**/worker.ts'];

/**
 * Tests of the check that can't judge mutants of its rules. They test its engine, its bundle, the linter, and the time
 * that hostile files take, and each of them takes seconds. `deepPage` loads all modules inside its test, so it would be
 * the only test that runs for mutants of their constants.
 */
const APART = ['engine', 'headStart', 'bundle', 'parts', 'lintRules', 'zones', 'hostileRules', 'deepPage'].map(
  (name) => `**/__tests__/${name}.test.ts`,
);

/** This plugin alone has as many mutants as all other plugins together, so it has three areas. */
const OPENRPC = 'packages/docusaurus-plugin-openrpc';

/**
 * Tests of the check by name. Nearly all of them read pages and run rules; these test the files of an area.
 * @param {string[]} names
 */
const ofCheck = (...names) => `scripts/check/__tests__/{${names.join(',')}}.test.ts`;
/** This test compares the package with the one that npm linked, which isn't the copy that is changed. */
const LINKED = ['**/__tests__/package.test.ts'];

/** Components that have as many mutants as many others together. They have areas of their own. */
const LARGE = ['TransactionDecoder', 'SponsorCalculator', 'TreeGraphExplorer', 'EpochPlayer'].map(
  (component) => `src/components/${component}/**`,
);

/** The tests next to the source. @param {string} folder */
const beside = (folder) => `${folder}/**/__tests__/**/*.test.{ts,tsx}`;

/** An area of large components. @param {string} components their folders, as a pattern */
const ofComponents = (components) => ({
  files: [`src/components/${components}/**/*.ts`],
  tests: beside(`src/components/${components}`),
});

/**
 * The files of each area, the tests that must notice a change in them, and which of those tests don't run.
 * @type {Record<string, {files: string[], tests: string, except?: string[]}>}
 */
const BY_NAME = {
  remark: {files: ['src/remark/**/*.ts'], tests: beside('src/remark')},
  components: {
    files: ['src/components/**/*.ts', ...LARGE.map((folder) => `!${folder}`)],
    tests: beside('src/components'),
    except: LARGE,
  },
  transactionDecoder: ofComponents('TransactionDecoder'),
  sponsorCalculator: ofComponents('SponsorCalculator'),
  treeGraph: ofComponents('{TreeGraphExplorer,EpochPlayer}'),
  plugins: {files: ['src/{plugins,framework-patches}/*/**/*.ts'], tests: beside('src/{plugins,framework-patches}')},
  openrpcChecks: {files: [`${OPENRPC}/checks/**/*.ts`], tests: beside(OPENRPC), except: LINKED},
  openrpcClient: {files: [`${OPENRPC}/client/**/*.ts`], tests: beside(`${OPENRPC}/client`)},
  openrpc: {files: [`${OPENRPC}/**/*.ts`, `!${OPENRPC}/{checks,client}/**`], tests: beside(OPENRPC), except: LINKED},
  openrpcAdapter: {files: ['src/openrpcAdapter/**/*.ts'], tests: beside('src/openrpcAdapter')},
  parse: {files: ['scripts/check/parse/**/*.ts'], tests: ofCheck('pageIndex', 'refusals', 'otherTexts', 'textRules')},
  integrity: {files: ['scripts/check/integrity/**/*.ts'], tests: ofCheck('aspects', 'numbers', 'translationRules')},
  rules: {files: ['scripts/check/rules/**/*.ts'], tests: beside('scripts/check'), except: APART},
};

/** Names of the areas, in the order of the summary. */
export const AREAS = Object.keys(BY_NAME);

/** An area: patterns of its files, of which those with `!` exclude, and its tests. @param {string} name */
export function areaOf(name) {
  const area = BY_NAME[name];
  if (!area) throw new Error(`There is no area "${name}". scripts/mutation/areas.mjs knows ${AREAS.join(', ')}.`);
  return {...area, files: [...area.files, ...[...NO_LOGIC, ...BROWSER_ONLY].map((pattern) => `!${pattern}`)]};
}
