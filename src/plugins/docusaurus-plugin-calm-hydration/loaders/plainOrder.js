const BY_LANGUAGE = /(\w+\[0\])\.localeCompare\((\w+\[0\])\)/;

/** Loader that orders the names of properties by code unit: the order of a language loads the collation tables of the browser, for names that only have to come in the same order each time. */
module.exports = function plainOrder(source) {
  if (!BY_LANGUAGE.test(source)) throw new Error(`${this.resourcePath} orders no properties by language any more: take the rule out of docusaurus-plugin-calm-hydration.`);
  return source.replace(BY_LANGUAGE, '($1 < $2 ? -1 : 1)');
};
