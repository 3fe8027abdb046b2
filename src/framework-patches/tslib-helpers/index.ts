import fs from 'node:fs';
import path from 'node:path';
import {patchError, resolveFramework} from '../frameworkFile';
import type {FrameworkPatch} from '../patch';

const NAME = 'tslib-helpers';

/**
 * Checks that a package uses no tslib helper other than the one in `importDefault.ts`.
 *
 * @param sources texts of its modules
 */
export function checkHelpers(sources: readonly string[]): void {
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/\btslib_1\.(\w+)/g)].map(([, helper]) => helper)),
  );
  if (!used.has('__importDefault'))
    throw patchError(NAME, '@docusaurus/utils-common no longer calls tslib_1.__importDefault');
  const others = [...used].filter((helper) => helper !== '__importDefault');
  if (others.length > 0) throw patchError(NAME, `@docusaurus/utils-common also needs ${others.join(', ')} of tslib`);
}

/**
 * What: provides `@docusaurus/utils-common` with the one helper of tslib that it calls.
 * Why: its CommonJS modules load the whole of tslib, which the bundler can't tree-shake, on every page.
 * Upstream: none found.
 */
export const tslibHelpers: FrameworkPatch = {
  name: NAME,
  check() {
    const folder = path.dirname(resolveFramework(NAME, '@docusaurus/utils-common/lib/index.js'));
    checkHelpers(
      fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
    );
  },
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
          resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.ts')}},
        },
      ],
    },
  }),
};
