const path = require('node:path');

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=["']?([^\s"']+)/gm;

const ATTACK = /<RunAttack\b[^>]*\btopic="([\w-]+)"/g;

const CALLS = /<RunCalls\b[^>]*\btopic="([\w-]+)"/g;

const ELEMENT = /<(\w+) of="([\w-]+)"/g;

/**
 * Loader that runs before the MDX loader and returns the page unchanged. It adds the dependencies of the page: the
 * glossary, the snippets that its code blocks include, and the data files, attacks and calls that its components show,
 * also those that don't exist yet.
 */
module.exports = function addDependencies(source) {
  const {glossary, folder, data} = this.getOptions();
  this.addDependency(glossary);
  for (const [, file] of source.matchAll(FENCE)) this.addDependency(path.join(folder, file));
  for (const [, topic] of source.matchAll(ATTACK))
    this.addDependency(path.join(folder, 'solidity/security', topic, 'attack.json'));
  for (const [, topic] of source.matchAll(CALLS))
    for (const file of ['calls.json', 'calls.recorded.json']) this.addDependency(path.join(folder, 'js', topic, file));
  for (const [, component, name] of source.matchAll(ELEMENT)) {
    if (!Object.hasOwn(data, component)) continue;
    this.addDependency(path.join(data[component], `${name}.yaml`));
    // The file with the rows that several error tables have.
    if (component === 'ErrorTable') this.addDependency(path.join(data[component], 'shared.yaml'));
  }
  return source;
};
