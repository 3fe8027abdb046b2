const NAMES = ['requestAnimationFrame', 'cancelAnimationFrame'];

/** Loader that gives a module these functions of another one instead of the window's. Option `file`: the path of that module. */
module.exports = function importFrames(source) {
  const missing = NAMES.filter((name) => !source.includes(name));
  if (missing.length > 0) throw new Error(`${this.resourcePath} calls no ${missing.join(' and ')} any more: see how it writes the head now, and mend docusaurus-plugin-calm-hydration.`);
  return `import {${NAMES.join(', ')}} from ${JSON.stringify(this.getOptions().file)};\n${source}`;
};
