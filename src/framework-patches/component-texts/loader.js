const fs = require('node:fs');
const {placeTexts} = require('./placeTexts');

/**
 * The site's own translations by id. Ids of the framework begin with "theme.", and its components look them up in the
 * list.
 */
const ownTexts = (file) =>
  Object.fromEntries(
    Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))).flatMap(([id, {message}]) =>
      id.startsWith('theme.') ? [] : [[id, message]],
    ),
  );

/**
 * Loader of two kinds of modules: a source gets its texts, the list of all texts loses them. Its option `file` is the
 * path of `code.json`.
 */
module.exports = function componentTexts(source) {
  const {file} = this.getOptions();
  // The cache of the bundler outlives a change of this loader.
  for (const name of [file, __filename, require.resolve('./placeTexts')]) this.addDependency(name);
  const texts = ownTexts(file);
  if (!this.resourcePath.endsWith('.json')) return placeTexts(source, this.resourcePath, texts);
  return JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => !Object.hasOwn(texts, id))),
  );
};
