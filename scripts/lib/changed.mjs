/** What `npm test -- --changed` runs: Vitest finds the unit tests that import a changed file, and a table the rest. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * `site`: the site is built, and its HTML tested. `specs`: browser tests by name, or all of them; `walk` opens only the
 * changed pages, if these are known. `node`: tests of the node and of tutorials that import the file, or that import a
 * module that contains its path.
 *
 * @type {{files: RegExp, site?: true, node?: true, specs?: 'all' | string[]}[]}
 */
const TABLE = [
  {files: /^(?:docs|blog)\/|^i18n\/\w+\/docusaurus-plugin-content-/, site: true, node: true, specs: ['walk']},
  {files: /^src\/snippets\//, site: true, node: true, specs: ['walk']},
  {files: /^(?:openrpc|src\/(?:facts|openrpcAdapter))\//, site: true, node: true, specs: ['walk', 'rpcPlayground']},
  {
    files: /^src\/(?:components\/(?:diagrams|tables)|sequences|tables)\//,
    site: true,
    specs: ['walk', 'diagrams', 'tables'],
  },
  {
    files: /^(?:src|packages|static|i18n)\/|^(?:docusaurus\.config|sidebars|playwright\.config)\.ts$/,
    site: true,
    specs: 'all',
  },
  {files: /^tests\/build\//, site: true, specs: ['walk']},
  {files: /^scripts\/devnet\/|^tests\/(?:node|tutorials|packages)\//, node: true},
  {files: /(?:^|\/)package(?:-lock)?\.json$/, site: true, node: true, specs: 'all'},
];

/** Modules that can contain the path of a page or of a snippet that they read. */
const READERS = /^(?:scripts\/devnet|tests\/(?:node|tutorials|support))\/.+\.ts$/;

/**
 * @typedef {object} Reach
 * @property {string[]} unit files whose unit tests run
 * @property {string[]} node files whose tests of the node run
 * @property {string[]} tutorials files whose tutorials are followed
 * @property {boolean} site
 * @property {string[]} specs names of browser tests; all if there are none
 * @property {string[]} pages English sources of the pages that the walk opens; all if there are none
 */

/** The part of a path by which a module that reads a page or a folder of snippets names it. @param {string} file */
const nameIn = (file) =>
  /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/(.+\/.+)\.mdx?$/.exec(file)?.[1] ??
  /^src\/snippets\/((?:[^/]+\/){2,}|[^/]+\/[^/]+)/.exec(file)?.[1]?.replace(/\/$/, '');

/** The English source of a page. @param {string} file */
const englishOf = (file) =>
  file
    .replace(/^i18n\/\w+\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^i18n\/\w+\/docusaurus-plugin-content-blog\//, 'blog/');

/**
 * @param {string} root
 * @param {readonly string[]} all files of the project
 * @param {readonly string[]} changed files, deleted ones too
 * @returns {Reach}
 */
export function reachOf(root, all, changed) {
  const rows = new Map(changed.map((file) => [file, TABLE.find(({files}) => files.test(file))]));
  const exists = new Set(all);
  const kept = changed.filter((file) => exists.has(file));
  const names = changed.filter((file) => rows.get(file)?.node).flatMap((file) => nameIn(file) ?? []);
  const naming = all
    .filter((file) => READERS.test(file) && names.length > 0)
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return names.some((name) => text.includes(name));
    });
  const node = [...new Set([...kept.filter((file) => rows.get(file)?.node), ...naming])].sort();
  const specs = [...rows.values()].flatMap((row) => row?.specs ?? []);
  const own = kept.flatMap((file) => /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const pages = kept.map(englishOf).filter((file) => /^(?:docs|blog)\/.+\.mdx?$/.test(file) && !/\/_/.test(file));
  const isPagesOnly = changed.every((file) => !rows.get(file)?.site || pages.includes(englishOf(file)));
  return {
    unit: kept.filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml)$/.test(file)),
    node,
    tutorials: node,
    site: [...rows.values()].some((row) => row?.site) || own.length > 0,
    specs: specs.includes('all') ? [] : [...new Set([...specs, ...own])].sort(),
    pages: isPagesOnly ? [...new Set(pages)].sort() : [],
  };
}

/** What will run, in words. @param {readonly string[]} changed @param {Reach} reach */
export const describeReach = (changed, {unit, node, site, specs, pages}) =>
  [
    `${changed.length} changed files. What runs, beside the check and the content tests:`,
    `  unit tests of ${unit.length} files; tests of the node and tutorials of ${node.length} files`,
    `  the site ${site ? `is built; browser: ${specs.join(', ') || 'all tests'}; ${pages.length > 0 ? pages.join(', ') : 'every page of the walk'}` : "isn't built"}`,
  ].join('\n');
