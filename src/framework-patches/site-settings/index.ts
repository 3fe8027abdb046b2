import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/** Generated files with settings, only a few of which the browser reads. */
const FILES = ['docusaurus.config.mjs', 'site-metadata.json'];

/**
 * What: the configuration and the metadata of the site lose the settings that only the build reads.
 * Why: Docusaurus puts both files into the script that every page loads, with the options of all plugins and all
 * package versions.
 * Upstream: none found.
 */
export const siteSettings: FrameworkPatch = {
  name: 'site-settings',
  reliesOn: [
    {
      file: '@docusaurus/core/lib/client/docusaurusContext.js',
      texts: [
        "import siteConfig from '@generated/docusaurus.config';",
        "import siteMetadata from '@generated/site-metadata';",
      ],
    },
  ],
  configureWebpack: ({isServer, generatedFilesDir}) =>
    isServer
      ? {}
      : {
          module: {
            rules: FILES.map((file) => ({
              resource: path.join(generatedFilesDir, file),
              enforce: 'pre',
              loader: path.join(__dirname, 'loader.js'),
            })),
          },
        },
};
