import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Says in the reader's language that the site did not load properly (specification §8): the framework's banner is English
 * only. Browsers get none of it, because its script is a part of the page that the server writes.
 */
export default function baseUrlBannerPlugin(): Plugin {
  const own = (...parts: string[]): string => path.join(__dirname, ...parts);
  return {
    name: 'docusaurus-plugin-base-url-banner',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
            enforce: 'pre',
            loader: own('replaceDefault.js'),
            options: {file: own('client', isServer ? 'Banner.tsx' : 'styles.ts')},
          },
        ],
      },
    }),
  };
}
