/**
 * Loader that replaces texts of a module: options of `frameworkFile.ts`, which has checked before the build that they
 * are there.
 */
module.exports = function replaceTexts(source) {
  return this.getOptions().replace.reduce((text, [find, replacement]) => {
    if (text.split(find).length !== 2)
      throw new Error(
        `Framework patch "${this.getOptions().patch}": ${this.resourcePath} doesn't contain ${JSON.stringify(find)} once. Does another patch change the same text?`,
      );
    return text.replace(find, () => replacement);
  }, source);
};
