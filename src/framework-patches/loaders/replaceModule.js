/** Loader that replaces a module. Option `code`: the new code. */
module.exports = function replaceModule() {
  return this.getOptions().code;
};
