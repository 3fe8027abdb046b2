import fs from 'node:fs';
import path from 'node:path';
import {patchError, resolveFramework} from '../frameworkFile';
import type {FrameworkPatch} from '../patch';
import stripDescriptions from './loader';

const NAME = 'translator-descriptions';
const THEME = '@docusaurus/theme-classic/lib/theme';

/** Modules of the theme with descriptions, one as an attribute and one as a property. */
const EXAMPLES = [`${THEME}/NotFound/Content/index.js`, `${THEME}/BackToTopButton/index.js`];

/**
 * Checks that the loader still finds the descriptions of the theme.
 *
 * @param read text of a file by its path; tests pass a changed one
 */
export function checkDescriptions(read: (file: string) => string = (file) => fs.readFileSync(file, 'utf8')): void {
  for (const example of EXAMPLES) {
    const source = read(resolveFramework(NAME, example));
    if (!/\bdescription\b/.test(source) || /\bdescription\b/.test(stripDescriptions(source)))
      throw patchError(NAME, `the loader doesn't find every description in ${example}`);
  }
}

/**
 * What: removes the descriptions next to the texts of the interface, in the theme and in the components of this site.
 * Why: only `docusaurus write-translations` reads them, from the sources, but Docusaurus puts them into the scripts of
 * the pages.
 * Upstream: none found.
 */
export const translatorDescriptions: FrameworkPatch = {
  name: NAME,
  check: () => checkDescriptions(),
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /(?:\.tsx?|@docusaurus[\\/][\w-]+[\\/]lib[\\/].*\.js)$/,
          enforce: 'pre',
          loader: path.join(__dirname, 'loader.js'),
        },
      ],
    },
  }),
};
