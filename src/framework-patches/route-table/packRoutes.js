/** Names in a tree of chunk names, from first to last. */
const leaves = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));

/** The tree with 0 in place of each name that `isOwn` holds for. */
const shapeOf = (tree, isOwn) => {
  if (typeof tree === 'string') return isOwn(tree) ? 0 : tree;
  if (Array.isArray(tree)) return tree.map((part) => shapeOf(part, isOwn));
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, shapeOf(part, isOwn)]));
};

/** Index of a value in a list of different ones; it is added when it is not there. */
function indexIn(list, value) {
  const text = JSON.stringify(value);
  const index = list.findIndex((other) => JSON.stringify(other) === text);
  return index < 0 ? list.push(value) - 1 : index;
}

const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * The route table in its small form. Pages differ in little: neighbours of the same folder, with the same attributes
 * and the same *shape* (which chunks they need, the page's own left open), become one run that lists only the ends of
 * their paths. The names of their own chunks need no place in it: they follow in the order of the routes.
 *
 * @param {object[]} routes tree of routes; `component` is a key of `chunkNames`, or undefined for the not-found page
 * @param {Record<string, object>} chunkNames for each key a tree of chunk names
 * @returns the table for client/unpackRoutes.ts, and all chunk names: first those that one route alone uses, in its
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
