const path = require('node:path');

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=["']?([^\s"']+)/gm;

/**
 * Loader that runs before the MDX compiler and changes nothing: it names the snippets of a page as its dependencies,
 * those too that do not exist yet.
 */
module.exports = function dependOnSnippets(source) {
  const {folder} = this.getOptions();
  for (const [, file] of source.matchAll(FENCE)) this.addDependency(path.join(folder, file));
  return source;
};
