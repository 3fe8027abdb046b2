/** The routes as the router wants them, from the table that loaders/chunkNames.js unpacks. */
module.exports = function routesLoader() {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import {routes} from './routesChunkNames.json';",
    'const build = ({key, routes, ...route}) => ({...route, component: ComponentCreator(route.path, key), ...(routes && {routes: routes.map(build)})});',
    'export default routes.map(build);',
  ].join('\n');
};
