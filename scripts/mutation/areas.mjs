/** What `npm run mutation` changes, area by area. */

/**
 * Files without logic that a unit test could prove: words and lists of links (`npm run check` proves that they are translated and lead
 * somewhere), wiring of plugins and declarations.
 */
const NO_LOGIC = ['**/__tests__/**', '**/*.d.ts', '**/{messages,texts,labels}.ts', 'src/components/Home/**', 'src/plugins/*/index.ts', '**/theme/**'];
/** Files that work in a browser only, where browser tests use them: hooks, the clipboard, the script of another service, workers. */
const BROWSER_ONLY = ['**/use[A-Z]*.ts', '**/use[A-Z]*/*.ts', '**/copyText.ts', '**/widget.ts', '**/worker.ts'];

/**
 * Tests of the check that judge no mutant of its rules: they are about its engine, its bundle, the linter, and the time that hostile files
 * take, and each of them takes seconds. `deepPage` loads all modules inside of its test, which would then be the only one that is asked
 * about their constants.
 */
const APART = ['engine', 'headStart', 'bundle', 'parts', 'lintRules', 'zones', 'hostileRules', 'deepPage'].map((name) => `**/__tests__/${name}.test.ts`);

/** Every test of the check parses pages: these take long, and what they say of parsing the others say too. */
const SLOW = ['codeRules', 'openrpcRule', 'movedPages', 'translationRules', 'quickParser', 'freshness', 'duplicates'].map((name) => `**/__tests__/${name}.test.ts`);

/**
 * Files of each area, the folder of the tests that must notice a change of them (those beside the source), and those among them that don't run.
 * @type {Record<string, {files: string[], tests: string, except?: string[]}>}
 */
const BY_NAME = {
  remark: {files: ['src/remark/**/*.ts'], tests: 'src/remark'},
  components: {files: ['src/components/**/*.ts'], tests: 'src/components'},
  openrpc: {files: ['src/plugins/docusaurus-plugin-openrpc/**/*.ts'], tests: 'src/plugins'},
  plugins: {files: ['src/plugins/*/**/*.ts', '!src/plugins/docusaurus-plugin-openrpc/**'], tests: 'src/plugins'},
  parse: {files: ['scripts/check/parse/**/*.ts'], tests: 'scripts/check', except: [...APART, ...SLOW]},
  integrity: {files: ['scripts/check/integrity/**/*.ts'], tests: 'scripts/check', except: APART},
  rules: {files: ['scripts/check/rules/**/*.ts'], tests: 'scripts/check', except: APART},
};

/** Names of the areas, in the order of the summary. */
export const AREAS = Object.keys(BY_NAME);

/** An area: patterns of its files, of which those with `!` exclude, and the folder of its tests. @param {string} name */
export function areaOf(name) {
  const area = BY_NAME[name];
  if (!area) throw new Error(`There is no area "${name}". scripts/mutation/areas.mjs knows ${AREAS.join(', ')}.`);
  return {...area, files: [...area.files, ...[...NO_LOGIC, ...BROWSER_ONLY].map((pattern) => `!${pattern}`)]};
}
