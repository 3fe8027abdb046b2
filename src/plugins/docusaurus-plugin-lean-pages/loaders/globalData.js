const path = require('node:path');
const {packDocs} = require('../docs/packDocs');
const {readRoutes} = require('../routes/generated');

const DOCS = 'docusaurus-plugin-content-docs';

/** Global data, with the lists of documents packed. */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  const routes = readRoutes(this);
  for (const {versions} of Object.values(data[DOCS] ?? {})) for (const version of versions) version.docs = packDocs(version, routes);
  return `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, '../client/unpackDocs'))};\nimport {routes} from './routesChunkNames.json';\nexport default unpackDocs(${JSON.stringify(data)}, routes);\n`;
};
