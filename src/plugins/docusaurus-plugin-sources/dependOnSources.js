/** Loader before the MDX loader: a page is compiled anew when a file changes that the remark plugins put into pages. */
module.exports = function dependOnSources(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
};
