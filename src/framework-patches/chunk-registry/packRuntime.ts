/** How the bundler writes the hashes in the file names of all chunks, before they are minified. */
const HASHES = /\{(?:"[^"]+": ?"[0-9a-f]{6}",?)+\}\[chunkId\]/;

/** The beginning of the bundler's function for file names. */
const ADDRESS = '__webpack_require__.u = (chunkId)';

/**
 * Separates a name from its hash. Without it, other text could look like a hash when the bundler inserts the final
 * ones.
 */
const BETWEEN = '.';

/**
 * Turns the map from chunks to the hashes in their file names into a single string that starts with the chunks of the
 * routes in the order of their registry. It is a third smaller, and the registry needs no names.
 *
 * @param code the bundler's runtime, not minified
 * @param first names of these chunks
 */
export function packRuntime(code: string, first: readonly string[]): string {
  const map = HASHES.exec(code)?.[0];
  if (map === undefined || !code.includes(ADDRESS))
    throw new Error(
      `The bundler writes the file names of chunks in a different way now: its text does not match the pattern in ${__filename}. Adapt the pattern.`,
    );
  const hashes = new Map(
    [...map.matchAll(/"([^"]+)": ?"([0-9a-f]+)"/g)].map(([, name = '', hash = '']) => [name, hash]),
  );
  // A chunk whose modules are all in other chunks has no file. Its hash becomes the word "undefined" in its address,
  // and Docusaurus skips such addresses.
  const names = [...new Set([...first, ...hashes.keys()])];
  const list = names.map((name) => name + BETWEEN + String(hashes.get(name))).join(' ');
  const start = `const hashes = new Map(${JSON.stringify(list)}.split(" ").map((chunk) => chunk.split(${JSON.stringify(BETWEEN)})));\n__webpack_require__.names = [...hashes.keys()];\n`;
  return code.replace(map, 'hashes.get(chunkId)').replace(ADDRESS, () => start + ADDRESS);
}
