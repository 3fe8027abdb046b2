const path = require('node:path');
const {readGenerated} = require('../generated');

/**
 * The packed table, which is unpacked when the page starts. Exports the chunks of each route, and the routes for
 * routes.js.
 */
module.exports = function chunkNamesLoader() {
  const unpack = JSON.stringify(path.join(__dirname, '../client/unpackRoutes'));
  const table = JSON.stringify(readGenerated(this).packed);
  return `import {unpackRoutes} from ${unpack};\nimport {chunks} from './registry.js';\nexport const {routes, chunkNames: default_} = unpackRoutes(${table}, chunks.map(([name]) => name));\nexport default default_;\n`;
};
