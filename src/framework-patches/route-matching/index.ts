import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/**
 * What: replaces `react-router-config` with functions that find a page by its address.
 * Why: the package creates an element and a regular expression for each route of the site, and tries one after the
 * other.
 * Upstream: Docusaurus still uses React Router 5; https://github.com/facebook/docusaurus/pull/12190 is an attempt to
 * move to a later one.
 */
export const routeMatching: FrameworkPatch = {
  name: 'route-matching',
  reliesOn: [
    {file: 'react-router-config/esm/react-router-config.js', texts: ['export { matchRoutes, renderRoutes };']},
    {
      file: 'react-router/esm/react-router.js',
      texts: ['Router.computeRootMatch = function', '_this.props.computedMatch ?'],
    },
  ],
  configureWebpack: () => ({
    resolve: {alias: {'react-router-config$': path.join(__dirname, 'client/routerConfig.tsx')}},
  }),
};
