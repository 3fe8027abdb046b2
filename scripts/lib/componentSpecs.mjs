/**
 * Browser tests of components and of the look of pages. Most commits leave out those that have passed in the same
 * state, as with the tests in programTests.mjs.
 */
import {ROOT} from './process.mjs';
import {statesOf} from './testStates.mjs';

/**
 * The tests. Those that prove a statement of the specification always run, and so do those that depend on all pages:
 * what the search finds, and the pictures, which show sidebars and the numbers of pages.
 */
const SPECS =
  /^tests\/e2e\/(?:addToWallet|assistant|balance|calculators|diagrams|epochPlayer|errorFinder|glossary|hardforkStatus|home|hydration|keyboard|look|rpcPlayground|searchDialog|tables|treeGraphExplorer|unitConverter)\.spec\.ts$/;

/**
 * What each of them depends on: the whole source of the site without its pages, which are in `PAGE`, and how the
 * browser and the server are started. Posts and partials are few, and tests don't mention their files.
 */
const SITE =
  /^(?:package-lock\.json|docusaurus\.config\.ts|sidebars\.ts|playwright\.config\.ts|(?:src|packages|openrpc)\/(?!.*\.md$).+|static\/.+|blog\/.+|(?:docs|i18n)\/.+\.(?!mdx?$)\w+|(?:docs|i18n)\/(?:.+\/)?_[^/]+\.mdx|i18n\/\w+\/docusaurus-plugin-content-(?:blog|pages)\/.+|scripts\/(?:serve|lib\/(?:browserOptions|home))\.ts|scripts\/server\/[^/]+)$/;

/** Pages of the docs and their translations. */
const PAGE = /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/.+\.mdx$/;

/**
 * The tests with their states.
 *
 * @param {string} [root]
 * @returns {Record<string, string>} by path; empty outside of a git checkout
 */
export const specStates = (root = ROOT) => statesOf(root, {tests: SPECS, shared: SITE, pages: PAGE});
