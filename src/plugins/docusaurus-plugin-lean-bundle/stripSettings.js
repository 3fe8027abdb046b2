/** Settings of a site that the build alone reads: what it is made of, and how strict it is. */
const OF_THE_SITE = ['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'ssrTemplate', 'clientModules', 'markdown', 'staticDirectories', 'i18n', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'];

/** Parts of the generated metadata that only a person asks for: the `generator` tag needs Docusaurus's own version alone. */
const OF_METADATA = ['pluginVersions'];

const without = (settings, keys) => Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)));

/** Loader that keeps of the generated settings what a browser may ask for. */
module.exports = function stripSettings(source) {
  const settings = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  if (this.resourcePath.endsWith('.json')) return JSON.stringify({...without(settings, OF_METADATA), pluginVersions: {}});
  return `export default ${JSON.stringify({...without(settings, OF_THE_SITE)})};`;
};
