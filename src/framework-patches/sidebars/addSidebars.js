/** The property through which a page loads its sidebar. No component reads it. */
const PROPERTY = 'docsSidebar';

/**
 * Makes every documentation page load only the sidebar that it shows.
 *
 * @param {object[]} routes tree of routes; one with a `sidebar` is below the route whose properties contain the version
 * @param {Record<string, object>} chunkNames chunk names of each route, by its component
 * @param {Map<string, string>} modules request of the module in each chunk, as a quoted string; sidebars are added
 * @returns {Record<string, object>} the chunk names, including those of the sidebars
 */
function addSidebars(routes, chunkNames, modules) {
  const all = {...chunkNames};
  const walk = (list, version) => {
    for (const {path, component, sidebar, routes: children = []} of list) {
      const own = component && chunkNames[component];
      if (sidebar !== undefined) {
        if (!modules.has(version))
          throw new Error(
            `The route ${path} shows the sidebar "${sidebar}", but no route above it has properties that could hold a version: Docusaurus passes versions in a different way now. Adapt ${__filename}.`,
          );
        if (PROPERTY in own)
          throw new Error(
            `The route ${path} has a property "${PROPERTY}" already: choose another name in ${__filename}.`,
          );
        const name = `sidebar-${version.slice(0, 4)}-${sidebar}`;
        modules.set(name, JSON.stringify(`${JSON.parse(modules.get(version))}?sidebar=${encodeURIComponent(sidebar)}`));
        all[component] = {...own, [PROPERTY]: name};
      }
      walk(children, own?.__props ?? version);
    }
  };
  walk(routes);
  return all;
}

module.exports = {addSidebars};
