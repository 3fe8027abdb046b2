const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const {addSidebars} = require('../sidebars/addSidebars');
const {packRoutes} = require('./packRoutes');
const {shortNames} = require('./shortNames');

/** A line of Docusaurus' registry: name of a chunk, and the module that it loads. */
const ENTRY = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/g;

/** The routes as a tree of plain objects. `routes.js` is a module whose only call specifies the page and its chunks. */
function evaluate(source) {
  const list = source.replace(/^import .*$/gm, '').replace('export default', '');
  try {
    return vm.runInNewContext(list, {ComponentCreator: (page, hash) => (page === '*' ? undefined : `${page}-${hash}`)});
  } catch (error) {
    throw new Error(
      `Framework patch "route-table": Docusaurus writes routes.js in a different way now (${error.message}). Adapt ${__filename}.`,
    );
  }
}

/** Replaces the chunk names in a tree. */
const rename = (tree, names) =>
  typeof tree === 'string'
    ? names.get(tree)
    : Array.isArray(tree)
      ? tree.map((part) => rename(part, names))
      : Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, rename(part, names)]));

/**
 * Text of a generated file.
 * @param loader context of the calling loader, which runs again when the file changes
 */
function read(loader, file) {
  const resource = path.join(path.dirname(loader.resourcePath), file);
  loader.addDependency(resource);
  return fs.readFileSync(resource, 'utf8');
}

/** The tree of routes that Docusaurus generated. */
const readRoutes = (loader) => evaluate(read(loader, 'routes.js'));

/**
 * The module request of each chunk, by the name of the chunk.
 *
 * @param {string} source text of `registry.js`
 * @returns {Map<string, string>}
 */
function parseRegistry(source) {
  const entries = [...source.matchAll(ENTRY)].map(([, name, request]) => [name, request]);
  if (entries.length === 0 || entries.length !== source.split('import(').length - 1) {
    throw new Error(
      `Framework patch "route-table": Docusaurus writes registry.js in a different way now: ${entries.length} of its ${source.split('import(').length - 1} imports match the pattern in ${__filename}. Adapt the pattern.`,
    );
  }
  return new Map(entries);
}

/**
 * Packs Docusaurus' generated data about the routes.
 *
 * @param loader context of the calling loader
 * @returns `packed`, the table for client/unpackRoutes.ts, and `chunks`, pairs of name and module request in the order
 *   that the table needs
 */
function readGenerated(loader) {
  const modules = parseRegistry(read(loader, 'registry.js'));
  const names = shortNames([...modules.keys()]);
  const routes = readRoutes(loader);
  const ownNames = JSON.parse(read(loader, 'routesChunkNames.json'));
  const chunkNames = loader.getOptions().addsSidebars ? addSidebars(routes, ownNames, modules) : ownNames;
  for (const name of modules.keys()) if (!names.has(name)) names.set(name, name);
  const {packed, order} = packRoutes(routes, rename(chunkNames, names));
  const requests = new Map([...modules].map(([name, request]) => [names.get(name), request]));
  return {packed, chunks: order.map((name) => [name, requests.get(name)])};
}

module.exports = {evaluate, parseRegistry, readGenerated, readRoutes};
