import {originalPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';
import type {LocaleFolder, PageKind} from '../types';

export {translationPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';

interface Located {kind: PageKind; locale: LocaleFolder; original: string}

/** Tells what kind of page a path is, in which language, and which English file it translates; undefined: not a page. */
export function locate(path: string): Located | undefined {
  if (!/\.mdx?$/.test(path)) return undefined;
  const {original, folder: locale} = originalPath(path) ?? {original: path, folder: 'en' as const};
  const kind = original.startsWith('docs/') ? 'doc' : original.startsWith('blog/') ? 'blog' : original.startsWith('src/pages/') ? 'page' : undefined;
  if (!kind) return undefined;
  // Docusaurus leaves out every path with a part that starts with an underscore: these are included by other pages.
  return {kind: /(?:^|\/)_/.test(original) ? 'partial' : kind, locale, original};
}
