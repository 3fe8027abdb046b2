/** Characters that suffice for most of some hundred names: 4 hexadecimal digits tell 65536 apart. */
const SHORTEST = 4;

/**
 * For each name the shortest beginning that no other shares. A name keeps its own when others come, but for the rare
 * one that then shares it: files of unchanged pages stay in the readers' caches.
 *
 * @param {string[]} names all different
 * @returns {Map<string, string>}
 */
function shortNames(names) {
  const isShared = (start, name) => names.some((other) => other !== name && other.startsWith(start));
  return new Map(
    names.map((name) => {
      let length = SHORTEST;
      while (length < name.length && isShared(name.slice(0, length), name)) length++;
      return [name, name.slice(0, length)];
    }),
  );
}

module.exports = {shortNames};
