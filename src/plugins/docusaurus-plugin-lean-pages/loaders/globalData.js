const path = require('node:path');
const {packDocs} = require('../docs/packDocs');

const DOCS = 'docusaurus-plugin-content-docs';

/** Global data, with the lists of documents packed. */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[DOCS] ?? {})) for (const version of versions) version.docs = packDocs(version.docs);
  return `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, '../client/unpackDocs'))};\nexport default unpackDocs(${JSON.stringify(data)});\n`;
};
