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
    () => `${start}\n${JSON.stringify(chunk)}(module, exports, __webpack_require__) {\nmodule.exports = ${read};\n},`,
  );
}
