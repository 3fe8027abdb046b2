import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/** The generated file, and the loader in `loaders/` that writes it in a smaller form. */
const LOADERS = {'registry.js': 'registry.js', 'routesChunkNames.json': 'chunkNames.js', 'routes.js': 'routes.js'};

/**
 * What: the three generated files about routes become one packed table, which is unpacked when the application starts.
 * Why: Docusaurus writes every path three times and every chunk name twice into the script that every page loads.
 * Upstream: https://github.com/facebook/docusaurus/issues/7256 (the bundle grows with the number of routes).
 */
export const routeTable: FrameworkPatch = {
  name: 'route-table',
  reliesOn: [
    {
      file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      texts: Object.keys(LOADERS).map((file) => `generate)(generatedFilesDir, '${file}'`),
    },
  ],
  configureWebpack({isForReaders, generatedFilesDir, has}) {
    if (!isForReaders) return {};
    const rule = ([file, loader]: [string, string]): object => ({
      resource: path.join(generatedFilesDir, file),
      enforce: 'pre',
      type: 'javascript/auto',
      loader: path.join(__dirname, 'loaders', loader),
      options: {addsSidebars: has('sidebars')},
    });
    return {module: {rules: Object.entries(LOADERS).map(rule)}};
  },
};
