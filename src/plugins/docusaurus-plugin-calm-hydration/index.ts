import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps hydration from disturbing the page that the server wrote. Measured on a method page with a processor four times
 * slower: the stock head is written anew seven times while React works (each time the classes of `<html>` go and come back,
 * and the browser computes every style again), and what waits for the browser is rendered in one long task.
 */
export default function calmHydrationPlugin(): Plugin {
  const own = (...parts: string[]): string => path.join(__dirname, ...parts);
  return {
    name: 'docusaurus-plugin-calm-hydration',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'react-router-config$': own('client/routerConfig.tsx')}},
      module: {
        rules: [
          {test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/, enforce: 'pre', loader: own('loaders/replaceBy.js'), options: {file: own('client/browserContext.tsx')}},
          {test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/, enforce: 'pre', loader: own('loaders/replaceBy.js'), options: {file: own('client/useWindowSize.ts')}},
          {test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, enforce: 'pre', loader: own('loaders/plainOrder.js')},
          {test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, enforce: 'pre', loader: own('loaders/ownTask.js')},
          ...(isServer ? [] : [{test: /[\\/]react-helmet-async[\\/]lib[\\/].*\.js$/, enforce: 'pre' as const, loader: own('loaders/importFrames.js'), options: {file: own('client/frames.ts')}}]),
        ],
      },
    }),
  };
}
