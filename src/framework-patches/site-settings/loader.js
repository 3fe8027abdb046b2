/** Site settings that only the build reads: its parts, and its strictness. */
const OF_THE_SITE = [
  'plugins',
  'themes',
  'presets',
  'headTags',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'clientModules',
  'markdown',
  'staticDirectories',
  'i18n',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/** Parts of the generated metadata that no page shows. The `generator` tag only needs the version of Docusaurus. */
const OF_METADATA = ['pluginVersions'];

/** Settings without the given keys. A missing key might have been renamed, so it is an error. */
const without = (settings, keys, file) => {
  const missing = keys.find((key) => !(key in settings));
  if (missing !== undefined)
    throw new Error(
      `Framework patch "site-settings": ${file} has no "${missing}". Docusaurus writes its settings in a different way now: adapt ${__filename}.`,
    );
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)));
};

/** Loader that keeps only the generated settings that a browser might need. */
module.exports = function stripSettings(source) {
  const settings = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  if (this.resourcePath.endsWith('.json'))
    return JSON.stringify({...without(settings, OF_METADATA, this.resourcePath), pluginVersions: {}});
  return `export default ${JSON.stringify(without(settings, OF_THE_SITE, this.resourcePath))};`;
};
