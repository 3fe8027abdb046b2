const path = require('node:path');

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=["']?([^\s"']+)/gm;

/**
 * Loader that runs before the MDX loader and returns the page unchanged. It adds the dependencies of the page: the
 * glossary, and the snippets that its code blocks include, also those that don't exist yet.
 */
module.exports = function addDependencies(source) {
  const {glossary, folder} = this.getOptions();
  this.addDependency(glossary);
  for (const [, file] of source.matchAll(FENCE)) this.addDependency(path.join(folder, file));
  return source;
};
