/**
 * The routes in the router's form, from the table that loaders/chunkNames.js unpacks. The component of a page is only
 * created when it is needed: there are hundreds, and a visit needs a few.
 */
module.exports = function routesLoader() {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import {routes} from './routesChunkNames.json';",
    'const build = ({key, routes, ...route}) => {',
    '  let component;',
    '  return {...route, ...(routes && {routes: routes.map(build)}), get component() { return (component ??= ComponentCreator(route.path, key)); }};',
    '};',
    'export default routes.map(build);',
  ].join('\n');
};
