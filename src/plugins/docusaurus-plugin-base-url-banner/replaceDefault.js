/** Loader that puts the default export of another module in the place of this one. Option `file`: its path. */
module.exports = function replaceDefault() {
  return `export {default} from ${JSON.stringify(this.getOptions().file)};`;
};
