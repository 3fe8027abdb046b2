import path from 'node:path';

/** What every component may import beside the parts. */
const BELOW_COMPONENTS = [
  'src/facts',
  'src/config',
  'src/openrpcAdapter/base32',
  'src/plugins!type',
  'src/plugins/*/client',
];
/** The rooms of `src/components`: all but the parts themselves import parts, and never each other. */
const ROOMS = ['tools', 'diagrams', 'tables'];
/**
 * The import zones of the design: arrows never point up. In each row, files of a folder can import, inside `src/`, only
 * the folders in `may` (a trailing `!type` allows only type imports). A file can always import its own folder. `node`
 * specifies whether Node's own modules are allowed: what runs in a browser has none.
 *
 * Components are below the theme and the client modules, which don't depend on each other. A component that shows a
 * part of the page frame imports `@theme/…`, the public name that Docusaurus resolves, and never the file in
 * `src/theme`.
 */
const ZONES = [
  // Shows the finished portal to other programs, with the code by which pages search, explain and convert.
  {
    folder: 'packages/conflux-docs-mcp',
    may: [
      'src/facts',
      'src/config',
      'src/components/tools',
      'src/components/parts!type',
      'src/plugins!type',
      'src/plugins/*/client',
      'src/plugins/docusaurus-plugin-agent-docs/convert',
    ],
    node: true,
  },
  {folder: 'packages', may: [], node: true},
  {folder: 'src/languages', may: [], node: false},
  {folder: 'src/facts', may: [], node: false},
  {folder: 'src/evm', may: ['src/facts!type'], node: false},
  {folder: 'src/snippets', may: [], node: true},
  {folder: 'src/openrpcAdapter', may: [], node: false},
  {folder: 'src/config', may: ['src/facts', 'src/openrpcAdapter/options'], node: false},
  {folder: 'src/remark', may: ['src/facts', 'src/snippets', 'src/evm'], node: true},
  {folder: 'src/plugins', may: ['src/facts', 'src/remark', 'src/evm', 'src/config!type'], node: true},
  {folder: 'src/framework-patches', may: [], node: true},
  {folder: 'src/client', may: ['src/facts', 'src/config', 'src/components'], node: false},
  {folder: 'src/components/parts', may: BELOW_COMPONENTS, node: false},
  ...ROOMS.map((room) => ({
    folder: `src/components/${room}`,
    may: [...BELOW_COMPONENTS, 'src/components/parts', 'src/evm'],
    node: false,
  })),
  {
    folder: 'src/theme',
    may: ['src/facts', 'src/config', 'src/components', 'src/plugins!type', 'src/plugins/*/client'],
    node: false,
  },
  {
    folder: 'src/pages',
    may: [
      'src/facts',
      'src/config',
      'src/components',
      'src/theme',
      'src/client',
      'src/plugins!type',
      'src/plugins/*/client',
    ],
    node: false,
  },
];
/**
 * Folders that other projects could use: they receive the languages as options. All others can import `src/languages`.
 */
const PORTABLE = ['packages'];
/** Files that break a zone for a reason. Never add entries, only remove them. */
const EXCEPTIONS = {
  'src/plugins/docusaurus-plugin-redirects/index.ts':
    'reads the one table of redirects, whose matching is code and not data',
  'src/plugins/docusaurus-plugin-csp/index.ts':
    'reads the one table of the policy, whose printing is code and not data',
  'src/plugins/docusaurus-plugin-csp/hostPolicy.ts': 'prints the same policy for the host',
};
/** Folders of the devnet. Each of them can import those before it. */
const DEVNET = ['node', 'gateway', 'world', 'recording', 'programs', 'claims', 'tutorials'];
const rankOf = (file) => DEVNET.indexOf(/^scripts\/devnet\/(\w+)/.exec(file)?.[1]);
/** Commands, their parts and the devnet. */
const TOOLS = /^scripts\//;
/** Parts of a plugin, or of a patch of the framework, that run in the browser. */
const BROWSER_PART = /^(?:src\/(?:plugins|framework-patches)|packages)\/[^/]+\/(?:client|theme)\//;
/** Packages that read files or parse specifications: never in the browser. */
const SERVER_PACKAGES =
  /^(?:yaml|js-yaml|@docusaurus\/utils|@docusaurus\/utils-validation|unified|remark-.*|mdast-util-.*|gray-matter|@apidevtools\/.*|docusaurus-plugin-openrpc(?:\/(?:sources|sidebar))?)$/;
/**
 * Facts that only the build reads: `src/remark/facts` puts what a page shows into the page. Formats aren't facts, and
 * the home page, which isn't compiled from Markdown, needs the networks.
 */
const BUILD_ONLY = /^src\/facts(?:$|\/(?!format$|networkFacts$))/;

/** Lint rule `portal/zones`. */
export const zones = {
  meta: {type: 'problem', schema: [], docs: {description: 'Imports stay within the zones of the design.'}},
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    if (file.includes('__tests__')) return {};
    if (TOOLS.test(file)) return forEachImport((node, specifier) => judgeTool(context, file, node, specifier));
    const zone = ZONES.find(({folder}) => file.startsWith(`${folder}/`));
    if (!zone || EXCEPTIONS[file]) return {};
    const own = ownFolder(zone.folder, file);
    const inBrowser = !zone.node || BROWSER_PART.test(file);
    // The configuration isn't allowed to use Node's modules either, but the build reads it.
    const isShown = inBrowser && zone.folder !== 'src/config';

    function judge(node, specifier, isType) {
      const report = (message) => context.report({node, message});
      if (/^node:/.test(specifier) && inBrowser && !isType) {
        return report(
          `${file} runs in the browser and cannot import "${specifier}". Read the data in a plugin and pass it as props.`,
        );
      }
      if (SERVER_PACKAGES.test(specifier) && inBrowser && !isType) {
        return report(
          `${file} runs in the browser and does not parse: "${specifier}" belongs in a plugin. Pass its result as props.`,
        );
      }
      const target = resolve(file, specifier);
      if (target === undefined || target === own || target.startsWith(`${own}/`)) return;
      if (target.startsWith('packages/')) return report(byName(target, specifier));
      if (target.startsWith('src/css/')) return;
      if (/^src\/languages(?:\/|$)/.test(target) && !PORTABLE.includes(zone.folder)) return;
      if (BUILD_ONLY.test(target) && isShown && !isType) {
        return report(
          `${file} runs in the browser, and "${specifier}" would bundle all facts of that file. Add its props to src/remark/facts/elements, and import types only.`,
        );
      }
      if (!target.startsWith('src/')) {
        if (/^(?:docusaurus\.config|sidebars)(?:\.ts)?$/.test(target))
          report(`"${specifier}" composes the site and must not be imported. Move what you need to src/config.`);
        else if (/^(?:tests|scripts)\//.test(target))
          report(
            `${zone.folder} cannot import "${specifier}": tests and scripts are above it. Move the shared part below both.`,
          );
        return;
      }
      if (zone.may.some((folder) => allows(folder, target, isType))) return;
      const allowed = zone.may.map((folder) => folder.replace('!type', ' (types)')).join(', ') || 'its own folder';
      report(
        `${zone.folder} cannot import "${specifier}": it can import only ${allowed}. Pass the value in as an option or a prop, or move it to a lower folder.`,
      );
    }

    return forEachImport(judge);
  },
};

/** Calls `judge` with each import of a file: its node, its specifier, and whether only types are imported. */
function forEachImport(judge) {
  return {
    ImportDeclaration: (node) => judge(node, node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => judge(node, node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && judge(node, node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) => node.source.type === 'Literal' && judge(node, String(node.source.value), false),
  };
}

/** Commands and their parts are below the tests, which use them. */
function judgeTool(context, file, node, specifier) {
  const target = resolve(file, specifier);
  if (target?.startsWith('packages/')) {
    context.report({node, message: byName(target, specifier)});
  } else if (target?.startsWith('tests/')) {
    context.report({
      node,
      message: `${file} cannot import "${specifier}": tests are above scripts. Move the shared part to scripts/lib or scripts/devnet.`,
    });
  } else if (target && rankOf(file) >= 0 && rankOf(target) > rankOf(file)) {
    context.report({
      node,
      message: `${file} cannot import "${specifier}": in scripts/devnet, ${DEVNET[rankOf(target)]} is above ${DEVNET[rankOf(file)]}. Move the shared part down.`,
    });
  }
}

/** Only what `exports` of a package lists is public. */
const byName = (target, specifier) =>
  `"${specifier}" reaches into a package. Import "${target.split('/')[1]}" by its name, and add what is missing to "exports" of its package.json.`;

/** A plugin can import its own folder, and so can a package; in other folders the whole zone can. */
function ownFolder(folder, file) {
  const depth = {'src/plugins': 3, packages: 2}[folder];
  return depth ? file.split('/').slice(0, depth).join('/') : folder;
}

/** The path from the root that a specifier resolves to; undefined for packages. */
function resolve(file, specifier) {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

function allows(entry, target, isType) {
  const [folder, only] = entry.split('!');
  if (only === 'type' && !isType) return false;
  const pattern = new RegExp(`^${folder.replace('*', '[^/]+')}(?:/|$)`);
  return pattern.test(target);
}
