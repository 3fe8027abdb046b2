const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const {packRoutes} = require('./packRoutes');
const {shortNames} = require('./shortNames');

/** A line of Docusaurus's registry: name of a chunk, and the module that it loads. */
const ENTRY = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/g;

/** The routes as a tree of plain objects: `routes.js` is a module whose only call names the page and its chunks. */
function evaluate(source) {
  const list = source.replace(/^import .*$/gm, '').replace('export default', '');
  return vm.runInNewContext(list, {ComponentCreator: (page, hash) => (page === '*' ? undefined : `${page}-${hash}`)});
}

/** Chunks named in a tree of them, in place. */
const rename = (tree, names) => (typeof tree === 'string' ? names.get(tree) : Array.isArray(tree) ? tree.map((part) => rename(part, names)) : Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, rename(part, names)])));

/**
 * What Docusaurus generated about the routes, packed.
 *
 * @param loader the context of the loader that asks: it is run again when one of the files changes
 * @returns `packed`, the table for client/unpackRoutes.ts, and `chunks`, pairs of name and module request in the order that it needs
 */
function readGenerated(loader) {
  const read = (file) => {
    const resource = path.join(path.dirname(loader.resourcePath), file);
    loader.addDependency(resource);
    return fs.readFileSync(resource, 'utf8');
  };
  const modules = new Map([...read('registry.js').matchAll(ENTRY)].map(([, name, request]) => [name, request]));
  const names = shortNames([...modules.keys()]);
  const {packed, order} = packRoutes(evaluate(read('routes.js')), rename(JSON.parse(read('routesChunkNames.json')), names));
  const requests = new Map([...modules].map(([name, request]) => [names.get(name), request]));
  return {packed, chunks: order.map((name) => [name, requests.get(name)])};
}

module.exports = {evaluate, readGenerated};
