const fs = require('node:fs');
const {placeTexts} = require('./placeTexts');

/**
 * The site's own translations by ID. IDs of the framework start with "theme.", and its components look them up in the
 * list.
 */
const ownTexts = (file) =>
  Object.fromEntries(
    Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))).flatMap(([id, {message}]) =>
      id.startsWith('theme.') ? [] : [[id, message]],
    ),
  );

/**
 * Loader for two kinds of modules: it adds texts to a source, and removes them from the list of all texts. Its option
 * `file` is the path of `code.json`.
 */
module.exports = function componentTexts(source) {
  const {file} = this.getOptions();
  // The bundler's cache would survive a change of this loader.
  for (const name of [file, __filename, require.resolve('./placeTexts')]) this.addDependency(name);
  const texts = ownTexts(file);
  if (!this.resourcePath.endsWith('.json')) return placeTexts(source, this.resourcePath, texts);
  return JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => !Object.hasOwn(texts, id))),
  );
};
