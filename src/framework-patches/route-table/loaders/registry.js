const {readGenerated} = require('../generated');

/**
 * The chunks and their load functions. Docusaurus adds each module's path and ID, which only the HTML rendering reads.
 */
module.exports = function registryLoader() {
  const lines = readGenerated(this).chunks.map(
    ([name, request]) =>
      `[${JSON.stringify(name)}, () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${request})],`,
  );
  return `export const chunks = [\n${lines.join('\n')}\n];\nexport default Object.fromEntries(chunks.map(([name, load]) => [name, [load]]));\n`;
};
