/**
 * Prefix for the ID of a chunk's root module. Without it, a chunk whose name has only digits could have the same ID as
 * a module of the bundler, whose IDs are numbers, and the page would get that module.
 */
export const ROOT_PREFIX = '~';

/**
 * Adds a module with the chunk's name that re-exports the root module, so that no other code has to know its number.
 *
 * @param code the chunk, not minified
 * @param chunk its name
 * @param read the bundler's expression for the root module
 */
export function addRoot(code: string, chunk: string, read: string): string {
  const start = `.push([[${JSON.stringify(chunk)}], {`;
  if (!code.includes(start))
    throw new Error(
      `The bundler writes the chunk ${chunk} in a different way now: it does not contain "${start}". Adapt ${__filename}.`,
    );
  return code.replace(
    start,
    () =>
      `${start}\n${JSON.stringify(ROOT_PREFIX + chunk)}(module, exports, __webpack_require__) {\nmodule.exports = ${read};\n},`,
  );
}
