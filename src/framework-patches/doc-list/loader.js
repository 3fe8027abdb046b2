const path = require('node:path');
const {packDocs} = require('./packDocs');
const {readRoutes} = require('../route-table/generated');

const DOCS = 'docusaurus-plugin-content-docs';

/** Global data, with the lists of documents packed. */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  if (!data[DOCS])
    throw new Error(
      `Framework patch "doc-list": globalData.json has no ${DOCS}: Docusaurus keeps the list of documents elsewhere now. Adapt ${__filename}.`,
    );
  const routes = readRoutes(this);
  for (const {versions} of Object.values(data[DOCS]))
    for (const version of versions) version.docs = packDocs(version, routes);
  return `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, 'client/unpackDocs'))};\nimport {routes} from './routesChunkNames.json';\nexport default unpackDocs(${JSON.stringify(data)}, routes);\n`;
};
