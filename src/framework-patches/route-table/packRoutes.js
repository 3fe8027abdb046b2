/** Names in a tree of chunk names, in order. */
const leaves = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));

/** The tree with 0 in place of each name for which `isOwn` returns true. */
const shapeOf = (tree, isOwn) => {
  if (typeof tree === 'string') return isOwn(tree) ? 0 : tree;
  if (Array.isArray(tree)) return tree.map((part) => shapeOf(part, isOwn));
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, shapeOf(part, isOwn)]));
};

/** Index of a value in a list without duplicates. A missing value is added. */
function indexIn(list, value) {
  const text = JSON.stringify(value);
  const index = list.findIndex((other) => JSON.stringify(other) === text);
  return index < 0 ? list.push(value) - 1 : index;
}

const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Packs the route table. Pages differ little: adjacent routes in the same folder with the same attributes and the same
 * *shape* (the chunks that they need, without the page's own) become one run that only lists the ends of their paths.
 * It doesn't contain the names of their own chunks, because those follow in the order of the routes.
 *
 * @param {object[]} routes tree of routes; `component` is a key of `chunkNames`, or undefined for the not-found page
 * @param {Record<string, object>} chunkNames a tree of chunk names for each key
 * @returns the table for client/unpackRoutes.ts, and all chunk names: first those that only one route uses, in its
 *   order
 */
function packRoutes(routes, chunkNames) {
  const flatten = (list) =>
    list.flatMap((route) => [
      ...(route.component ? leaves(chunkNames[route.component]) : []),
      ...flatten(route.routes ?? []),
    ]);
  const used = flatten(routes);
  const isOwn = (name) => used.indexOf(name) === used.lastIndexOf(name);
  const shapes = [];
  const attributes = [];

  const pack = (list) => {
    const runs = [];
    for (const {path, component, routes: children, ...rest} of list) {
      const shape = component ? indexIn(shapes, shapeOf(chunkNames[component], isOwn)) : -1;
      const start = [shape, indexIn(attributes, rest), folderOf(path)];
      const last = runs.at(-1);
      const fits = last && !last[4] && !children && start.every((part, index) => last[index] === part);
      if (fits) last[3].push(path.slice(start[2].length));
      else runs.push([...start, [path.slice(start[2].length)], ...(children ? [pack(children)] : [])]);
    }
    return runs;
  };

  const runs = pack(routes);
  return {
    packed: {shapes, attributes, runs},
    order: [...used.filter(isOwn), ...new Set(used.filter((name) => !isOwn(name)))],
  };
}

module.exports = {packRoutes};
