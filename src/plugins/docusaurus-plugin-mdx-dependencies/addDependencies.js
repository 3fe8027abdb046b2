const path = require('node:path');

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=["']?([^\s"']+)/gm;

const ATTACK = /<RunAttack\b[^>]*\btopic="([\w-]+)"/g;

/**
 * Loader that runs before the MDX loader and returns the page unchanged. It adds the dependencies of the page: the
 * files that every page depends on, the snippets that its code blocks include, also those that don't exist yet, and the
 * attacks that it runs.
 */
module.exports = function addDependencies(source) {
  const {files, folder} = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const [, file] of source.matchAll(FENCE)) this.addDependency(path.join(folder, file));
  for (const [, topic] of source.matchAll(ATTACK))
    this.addDependency(path.join(folder, 'solidity/security', topic, 'attack.json'));
  return source;
};
