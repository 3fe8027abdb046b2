/** What `npm run mutation` changes, area by area. */

/**
 * Files without logic that a unit test could prove: words and lists of links (`npm run check` proves that they are
 * translated and lead somewhere), wiring of plugins and declarations.
 */
const NO_LOGIC = [
  '**/__tests__/**',
  '**/*.d.ts',
  '**/{messages,texts,labels}.ts',
  'src/components/Home/**',
  '{src/plugins,src/framework-patches,packages}/*/index.ts',
  '**/theme/**',
];
/**
 * Files that work in a browser only, where browser tests use them: hooks, the clipboard, the script of another service,
 * workers.
 */
const BROWSER_ONLY = ['**/use[A-Z]*.ts', '**/use[A-Z]*/*.ts', '**/copyText.ts', '**/widget.ts', '**/worker.ts'];

/**
 * Tests of the check that judge no mutant of its rules: they are about its engine, its bundle, the linter, and the time
 * that hostile files take, and each of them takes seconds. `deepPage` loads all modules inside of its test, which would
 * then be the only one that is asked about their constants.
 */
const APART = ['engine', 'headStart', 'bundle', 'parts', 'lintRules', 'zones', 'hostileRules', 'deepPage'].map(
  (name) => `**/__tests__/${name}.test.ts`,
);

/** Its mutants alone are as many as those of all other plugins, so it has three areas. */
const OPENRPC = 'packages/docusaurus-plugin-openrpc';

/**
 * Tests of the check by name. Nearly all of them read pages and ask rules; these say what the files of an area do.
 * @param {string[]} names
 */
const ofCheck = (...names) => `scripts/check/__tests__/{${names.join(',')}}.test.ts`;
/** This test compares the package with the one that npm linked, which isn't the copy that is changed. */
const LINKED = ['**/__tests__/package.test.ts'];

/** The tests beside the source. @param {string} folder */
const beside = (folder) => `${folder}/**/__tests__/**/*.test.{ts,tsx}`;

/**
 * Files of each area, the tests that must notice a change of them, and those among these that don't run.
 * @type {Record<string, {files: string[], tests: string, except?: string[]}>}
 */
const BY_NAME = {
  remark: {files: ['src/remark/**/*.ts'], tests: beside('src/remark')},
  components: {files: ['src/components/**/*.ts'], tests: beside('src/components')},
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
