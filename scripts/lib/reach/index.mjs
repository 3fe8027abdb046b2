/** Determines which tests a change can affect. A file without a row in the table affects all of them. */
import {mentioning, mentioningPage} from './mentions.mjs';
import {pagesOf} from './pages.mjs';
import {REACH} from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

/**
 * What `npm test -- --changed` runs. `unknown`: files without a row; everything runs if there is one. `unit`, `node`,
 * `tutorials`: 'all', or paths of files whose tests run, together with the tests themselves. `specs`: 'all', or names
 * of browser tests. `walk`: undefined for none, 'sample', or English sources of pages.
 *
 * @typedef {object} Reach
 * @property {string[]} unknown
 * @property {boolean} site
 * @property {'all' | string[]} unit
 * @property {'all' | string[]} node
 * @property {'all' | string[]} tutorials
 * @property {'all' | string[]} specs
 * @property {'sample' | string[] | undefined} walk
 */

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** Tests by project. */
const PROJECTS = {
  unit: /^(?:src|packages|scripts)\/.*\/__tests__\/.*\.test\.tsx?$|^tests\/unit\/.*\.test\.tsx?$/,
  node: /^tests\/node\/.*\.test\.ts$/,
  tutorials: /^tests\/tutorials\/.*\.test\.ts$/,
};

/**
 * @param {keyof typeof PROJECTS} project
 * @param {string} root
 * @param {readonly string[]} all
 * @param {Map<string, Row[]>} rows of each changed file
 * @returns {'all' | string[]}
 */
function testsOf(project, root, all, rows) {
  const wanted = [...rows].flatMap(([file, found]) =>
    found.flatMap((row) => (row[project] ?? []).map((name) => ({file, name}))),
  );
  if (wanted.some(({name}) => name === 'all')) return 'all';
  const tests = all.filter((file) => PROJECTS[project].test(file));
  const named = tests.filter((test) => wanted.some(({name}) => name !== 'mentions' && test.startsWith(name)));
  const searched = wanted.filter(({name}) => name === 'mentions').map(({file}) => file);
  const mentioned = mentioning(root, tests, searched);
  // A test that follows a page contains the path of the page, not of the snippets that it shows.
  const showing = pagesOf(
    root,
    all,
    searched.filter((file) => file.startsWith('src/snippets/') && all.includes(file)),
  );
  const following = mentioningPage(root, tests, showing);
  // Vitest finds the tests that import a changed module, and considers a test related to itself.
  const imported = [...rows.keys()].filter((file) => CODE.test(file) && all.includes(file));
  return [...new Set([...named, ...mentioned, ...following, ...imported])].sort();
}

/**
 * @param {string} root
 * @param {readonly string[]} all files of the repository
 * @param {readonly string[]} changed files, deleted ones too
 * @param {readonly Row[]} [table]
 * @returns {Reach}
 */
export function reachOf(root, all, changed, table = REACH) {
  // The first matching row applies to a file.
  const rows = new Map(
    changed.map((file) => /** @type {const} */ ([file, table.filter(({files}) => files.test(file)).slice(0, 1)])),
  );
  const unknown = [...rows].flatMap(([file, found]) => (found.length === 0 ? [file] : []));
  const used = [...rows.values()].flat();
  const own = changed.flatMap((file) => /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  // A deleted page can't be opened.
  const pages = pagesOf(
    root,
    all,
    changed.filter(
      (file) => all.includes(file) && rows.get(file)?.some(({walk}) => walk === 'own' || walk === 'users'),
    ),
  );
  const needsSample =
    own.includes('walk') ||
    used.some(({walk}) => walk === 'sample') ||
    (pages.length === 0 && used.some(({walk}) => walk === 'users'));
  return {
    unknown,
    site: used.some(({site}) => site),
    unit: testsOf('unit', root, all, rows),
    node: testsOf('node', root, all, rows),
    tutorials: testsOf('tutorials', root, all, rows),
    specs: used.some(({specs}) => specs === 'all')
      ? 'all'
      : [
          ...new Set([
            ...own.filter((name) => name !== 'walk'),
            ...used.flatMap(({specs}) => (specs === 'all' ? [] : (specs ?? []))),
          ]),
        ].sort(),
    walk: needsSample ? 'sample' : pages.length > 0 ? pages : undefined,
  };
}
