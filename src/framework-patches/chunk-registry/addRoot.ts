/**
 * Begins the id of a chunk's root module. Without it, a chunk whose name has only digits could share its id with a
 * module of the bundler, whose ids are numbers, and the page would get that module.
 */
export const ROOT_PREFIX = '~';

/**
 * Gives a chunk a module of the chunk's name that is its root module, so that nothing else has to know its number.
 *
 * @param code the chunk, not minified
 * @param chunk its name
 * @param read how the bundler gets at the root module
 */
export function addRoot(code: string, chunk: string, read: string): string {
  const start = `.push([[${JSON.stringify(chunk)}], {`;
  if (!code.includes(start))
    throw new Error(
      `The bundler writes the chunk ${chunk} in another way now: it does not contain "${start}". Adapt ${__filename}.`,
    );
  return code.replace(
    start,
    () =>
      `${start}\n${JSON.stringify(ROOT_PREFIX + chunk)}(module, exports, __webpack_require__) {\nmodule.exports = ${read};\n},`,
  );
}
