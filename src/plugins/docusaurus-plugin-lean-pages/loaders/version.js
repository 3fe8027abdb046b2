const {stripVersion} = require('../docs/stripVersion');

/** Properties of a route of the documentation. */
module.exports = function versionLoader(source) {
  return JSON.stringify(stripVersion(JSON.parse(source)));
};
