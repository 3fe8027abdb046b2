/** Loader that replaces texts of a module. `frameworkFile.ts` has checked before the build that the texts exist. */
module.exports = function replaceTexts(source) {
  return this.getOptions().replace.reduce((text, [find, replacement]) => {
    if (text.split(find).length !== 2)
      throw new Error(
        `Framework patch "${this.getOptions().patch}": ${this.resourcePath} doesn't contain ${JSON.stringify(find)} once. Does another patch change the same text?`,
      );
    return text.replace(find, () => replacement);
  }, source);
};
