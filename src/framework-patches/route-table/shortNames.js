/** Enough characters for most of a few hundred names: 4 hexadecimal digits have 65536 values. */
const SHORTEST = 4;

/**
 * The shortest unique prefix of each name. New names almost never change the prefix of another one, so files of
 * unchanged pages stay in the readers' caches.
 *
 * @param {string[]} names without duplicates
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
