/** How the bundler writes the hashes in the file names of all chunks, before they are minified. */
const HASHES = /\{(?:"[^"]+": ?"[0-9a-f]{6}",?)+\}\[chunkId\]/;

/** How its function for file names begins. */
const ADDRESS = '__webpack_require__.u = (chunkId)';

/**
 * What stands between a name and its hash: no other text looks like a hash then, where the bundler puts in the final
 * ones.
 */
const BETWEEN = '.';

/**
 * Makes the map from chunks to the hashes in their file names a single string, which begins with the chunks of the
 * routes in the order of their registry. It takes a third less, and the registry needs no names.
 *
 * @param code the bundler's runtime, not minified
 * @param first names of these chunks
 */
export function packRuntime(code: string, first: readonly string[]): string {
  const map = HASHES.exec(code)?.[0];
  if (map === undefined || !code.includes(ADDRESS))
    throw new Error(
      `The bundler writes the file names of chunks in another way now: its text does not match the pattern in ${__filename}. Adapt the pattern.`,
    );
  const hashes = new Map(
    [...map.matchAll(/"([^"]+)": ?"([0-9a-f]+)"/g)].map(([, name = '', hash = '']) => [name, hash]),
  );
  // A chunk that is all in others has no file: Docusaurus leaves out what has this word in its address.
  const names = [...new Set([...first, ...hashes.keys()])];
  const list = names.map((name) => name + BETWEEN + String(hashes.get(name))).join(' ');
  const start = `const hashes = new Map(${JSON.stringify(list)}.split(" ").map((chunk) => chunk.split(${JSON.stringify(BETWEEN)})));\n__webpack_require__.names = [...hashes.keys()];\n`;
  return code.replace(map, 'hashes.get(chunkId)').replace(ADDRESS, () => start + ADDRESS);
}
