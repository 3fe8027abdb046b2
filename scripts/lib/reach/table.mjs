/**
 * The table of the tests that a changed file can affect. index.mjs reads it; `npm test -- --changed` runs these tests.
 *
 * Tests of modules need no row here, because Vitest follows their imports. The rows list the tests that a file affects
 * in another way, because they read the file from the disk, start a program with it, or open a page that contains it.
 */

/**
 * One row. `files` matches paths of the repository with `/`. `site`: the file becomes part of the built site. `unit`,
 * `node` and `tutorials`: tests of these projects that read it, each by a part of its path; `all` means the whole
 * project, and `mentions` means the tests whose source mentions the file or its folder. `specs`: browser tests by name,
 * or `all`. `walk`: the pages that the walk opens: those that are made from the file (`own`), those that use the
 * component (`users`), or its usual sample (`sample`).
 *
 * @typedef {object} Row
 * @property {RegExp} files
 * @property {boolean} [site]
 * @property {string[]} [unit]
 * @property {string[]} [node]
 * @property {string[]} [tutorials]
 * @property {'all' | string[]} [specs]
 * @property {'own' | 'users' | 'sample'} [walk]
 */

/** Browser tests that open pages of every kind: any change to the content or the scripts of pages can affect them. */
const EVERY_KIND = ['pictures', 'budgets', 'narrow', 'look', 'tables', 'hydration'];

/** Components with browser tests about them: a pattern of their folders, and the tests. @type {[RegExp, string[]][]} */
const COMPONENT_SPECS = [
  [/^(?:UnitConverter)\//, ['unitConverter']],
  [
    /^(?:Calculator|DatasetCalculator|FeeCalculator|MappedAddressCalculator|SelectorCalculator|SponsorCalculator|Eip712Explorer|TransactionDecoder|ProxyCall)\//,
    ['calculators'],
  ],
  [
    /^(?:Diagram|Figure|SequenceDiagram|\w*Flow|\w+Terms|\w+Line|\w+Timeline|\w+Ideas|TransactionLife|TreeGraph|TwoSpaces|PackedSlots|ReentrantCalls|FeeParts|AccountKinds|EpochOfSpaces|BaseFeeSteps|NodeHistory|NodePipeline|SyncPhases)\//,
    ['diagrams'],
  ],
  [/^TreeGraphExplorer\//, ['treeGraphExplorer']],
  [/^EpochPlayer\//, ['epochPlayer']],
  [/^BlockGraph\//, ['treeGraphExplorer', 'epochPlayer']],
  [/^(?:ErrorFinder|RpcErrorTable)\//, ['errorFinder', 's08-errors']],
  [/^(?:Term|GlossaryList)\//, ['glossary']],
  [/^HardforkStatus\//, ['hardforkStatus']],
  [/^(?:Home|LiveRequest|Card|Cards|Icon|Space)\//, ['s01-home', 'home', 'balance']],
  [/^Assistant\//, ['assistant', 's01-assistant', 's07-assistant', 's07-policy']],
  [
    /^(?:AddToWallet|CopyButton|EndpointTable|Address|ContractTable)\//,
    ['addToWallet', 's02-endpoints', 's09-constants'],
  ],
  [/^Rpc\w+\//, ['s07-rpc', 'rpcPlayground']],
  [/^(?:TableScroll|TableHeaderCell|useScrollable|\w+Table)\//, ['tables']],
  [
    /^(?:StaleNotice|UntranslatedNotice|HowTested|LocalPorts|Parameter|localNumber|BreakableName|BlogListHeading|LoadFailure|RedirectPage|Spinner)\//,
    ['s04-states'],
  ],
];

/** @type {Row[]} */
export const REACH = [
  // Texts that pages show.
  {
    files: /^(?:docs|blog)\/.+\.mdx?$|^i18n\/\w+\/docusaurus-plugin-content-(?:docs|blog)\/.+\.mdx?$/,
    site: true,
    node: ['mentions'],
    tutorials: ['mentions'],
    walk: 'own',
  },
  {
    files:
      /^(?:docs|blog)\/.+\.(?:json|ya?ml)$|^i18n\/\w+\/docusaurus-plugin-content-(?:docs|blog)\/.+\.(?:json|ya?ml)$/,
    site: true,
    specs: ['s03-structure', 's01-languages'],
    walk: 'sample',
  },
  {
    files: /^i18n\/\w+\/(?:code|docusaurus-theme-classic\/\w+)\.json$/,
    site: true,
    unit: ['all'],
    specs: 'all',
    walk: 'sample',
  },
  {
    files:
      /^cspell-words\.txt$|^(?:README|CONTRIBUTING|STYLEGUIDE|CHANGELOG|SPECIFICATION)\.md$|^packages\/[^/]+\/README\.md$|^LICENSES?(?:\/|$)|^\.github\/(?!workflows\/)|^tests\/baselines\/untranslated\.json$/,
  },
  // Code that pages show and tests run.
  {files: /^src\/snippets\/tutorials\/(?:wallet-|scaffold)/, site: true, tutorials: ['mentions'], walk: 'users'},
  {
    files: /^src\/snippets\/tutorials\/(?:web3|x402)\//,
    site: true,
    node: ['tests/node/snippetTypes', 'mentions'],
    tutorials: ['mentions'],
    walk: 'users',
  },
  {files: /^src\/snippets\/tutorials\//, site: true, node: ['mentions'], tutorials: ['mentions'], walk: 'users'},
  {
    files: /^src\/snippets\//,
    site: true,
    node: ['tests/node/snippets', 'tests/node/claims', 'tests/node/contractTools', 'mentions'],
    walk: 'users',
  },
  // The reference of the methods.
  {files: /^openrpc\/(?:i18n|LICENSE|README)/, site: true, specs: ['s07-rpc', 'rpcPlayground'], walk: 'sample'},
  {
    files: /^openrpc\//,
    site: true,
    node: ['otherNodes', 'recordings', 'samples', 'variety', 'rpcReference', 'world'].map(
      (name) => `tests/node/${name}.test.ts`,
    ),
    specs: ['s07-rpc', 'rpcPlayground', 'errorFinder'],
    walk: 'sample',
  },
  {
    files: /^src\/openrpcAdapter\//,
    site: true,
    node: ['samples', 'variety', 'rpcReference'].map((name) => `tests/node/${name}.test.ts`),
    specs: ['s07-rpc', 'rpcPlayground', 'errorFinder'],
    walk: 'sample',
  },
  // Facts affect the modules that import them and the pages that show them.
  {
    files: /^src\/facts\/.+\.(?:json|ya?ml|ts)$/,
    site: true,
    node: ['mentions'],
    specs: ['s09-constants', 'addToWallet', 's02-endpoints', 'calculators', 'glossary'],
    walk: 'sample',
  },
  // Components.
  ...COMPONENT_SPECS.map(([folders, specs]) => ({
    files: new RegExp(`^src/components/${folders.source.slice(1)}(?!__tests__/)`),
    site: true,
    specs: [...EVERY_KIND, ...specs],
    walk: /** @type {const} */ ('users'),
  })),
  // The parts of every page. Programs outside of the site don't use them.
  {
    files:
      /^(?:src\/(?:languages|theme|client|css|config|remark|plugins|framework-patches)|packages)\/(?!.*__tests__\/)|^(?:docusaurus\.config|sidebars)\.ts$/,
    site: true,
    unit: ['mentions'],
    specs: 'all',
    walk: 'sample',
  },
  {
    files: /^src\/pages\//,
    site: true,
    specs: [...EVERY_KIND, 's01-home', 'home', 'search', 'searchDialog'],
    walk: 'sample',
  },
  {
    files: /^static\/|^(?:docs|blog)\/.+\.(?:png|svg|jpe?g|webp)$/,
    site: true,
    unit: ['mentions'],
    specs: ['look', 's04-site-states', 's07-policy'],
    walk: 'sample',
  },
  // Texts of the check that its tests compare; no test imports them.
  {files: /^scripts\/check\/__tests__\/__snapshots__\//, unit: ['scripts/check/']},
  // The content tests, which always run, read it.
  {files: /^knip\.jsonc$/},
  // Tests and their helpers. Vitest follows imports; a browser test runs itself.
  {
    files: /^(?:src|packages)\/.*\/__tests__\/|^scripts\/.*\/__tests__\/|^tests\/(?:unit|content|build)\//,
    unit: ['mentions'],
  },
  // Packages that only these tests use. Those of the devnet contain the tools whose options the check verifies, and the
  // node of the dApps.
  {files: /^tests\/node\/package(?:-lock)?\.json$/, unit: ['scripts/check/'], node: ['all'], tutorials: ['all']},
  {files: /^tests\/tutorials\/package(?:-lock)?\.json$/, tutorials: ['all']},
  {files: /^scripts\/m(?:easure|utation)\/package(?:-lock)?\.json$/},
  {files: /^tests\/(?:node|tutorials)\//},
  {files: /^tests\/e2e\//, site: true},
  {files: /^scripts\/check\//, unit: ['scripts/check/']},
  // The devnet: Vitest follows imports of its modules. Its other files are programs that they start, contracts, keys
  // and packages.
  {files: /^scripts\/devnet\/.+\.(?:ts|md)$/},
  {files: /^scripts\/devnet\//, node: ['all'], tutorials: ['all']},
];

/** Browser tests that don't belong to a component: they run if the theme, the framework, styles or settings change. */
const FRAMEWORK_SPECS = [
  'keyboard',
  'screenshots',
  's01-purpose',
  's02-generic-screens',
  's04-site-states',
  's04-states',
  's05-validation',
  's06-roles',
  's07-analytics',
  's07-storage',
];

/** Every browser test in the table, so that a test can report a new one that is missing. */
export const KNOWN_SPECS = [
  ...new Set([...FRAMEWORK_SPECS, 'walk', ...REACH.flatMap(({specs}) => (specs === 'all' || !specs ? [] : specs))]),
];
