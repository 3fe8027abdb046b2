const path = require('node:path');
const {isVersion, sidebarOf, stripVersion} = require('./stripVersion');

/** Properties of a documentation route. For a version, without its sidebars or, with `?sidebar=`, only one of them. */
module.exports = function versionLoader(source) {
  const props = JSON.parse(source);
  const sidebar = new URLSearchParams(this.resourceQuery).get('sidebar');
  if (sidebar === null && !isVersion(props)) return `export default ${JSON.stringify(props)};\n`;
  const start = `import {sidebarsOf} from ${JSON.stringify(path.join(__dirname, 'client/sidebars'))};\nconst sidebars = sidebarsOf(${JSON.stringify(path.basename(this.resourcePath, '.json'))});\n`;
  if (sidebar !== null)
    return `${start}export default sidebars[${JSON.stringify(sidebar)}] = ${JSON.stringify(sidebarOf(props, sidebar))};\n`;
  const {version, ...rest} = props;
  return `${start}export default {...${JSON.stringify(rest)}, version: {...${JSON.stringify(stripVersion(version))}, docsSidebars: sidebars}};\n`;
};
