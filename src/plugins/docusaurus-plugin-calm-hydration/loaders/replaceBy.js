/** Loader that puts another module in the place of this one. Option `file`: its path. */
module.exports = function replaceBy() {
  return `export * from ${JSON.stringify(this.getOptions().file)};`;
};
