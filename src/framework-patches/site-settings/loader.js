/** Settings of a site that only the build reads: what it consists of, and how strict it is. */
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

/**
 * Parts of the generated metadata that nothing on a page shows: the `generator` tag needs only the version of
 * Docusaurus.
 */
const OF_METADATA = ['pluginVersions'];

/** Settings without some of them. Those that are missing already may have been renamed. */
const without = (settings, keys, file) => {
  const missing = keys.find((key) => !(key in settings));
  if (missing !== undefined)
    throw new Error(
      `Framework patch "site-settings": ${file} has no "${missing}". Docusaurus writes its settings in another way now: adapt ${__filename}.`,
    );
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)));
};

/** Loader that keeps those of the generated settings that a browser may need. */
module.exports = function stripSettings(source) {
  const settings = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  if (this.resourcePath.endsWith('.json'))
    return JSON.stringify({...without(settings, OF_METADATA, this.resourcePath), pluginVersions: {}});
  return `export default ${JSON.stringify(without(settings, OF_THE_SITE, this.resourcePath))};`;
};
