import {originalPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';
import type {LocaleFolder, PageKind} from '../types';

export {translationPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';

interface Located {
  kind: PageKind;
  locale: LocaleFolder;
  original: string;
}

/**
 * Returns the kind of a page, its language, and the English file that it translates; undefined if the path is not a
 * page.
 */
export function locate(path: string): Located | undefined {
  if (!/\.mdx?$/.test(path)) return undefined;
  const {original, folder: locale} = originalPath(path) ?? {original: path, folder: 'en' as const};
  const kind = original.startsWith('docs/')
    ? 'doc'
    : original.startsWith('blog/')
      ? 'blog'
      : original.startsWith('src/pages/')
        ? 'page'
        : undefined;
  if (!kind) return undefined;
  // Docusaurus ignores every path with a part that starts with an underscore: these are included by other pages.
  return {kind: /(?:^|\/)_/.test(original) ? 'partial' : kind, locale, original};
}
