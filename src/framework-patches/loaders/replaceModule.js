/** Loader that replaces a module. Option `code`: the new one. */
module.exports = function replaceModule() {
  return this.getOptions().code;
};
