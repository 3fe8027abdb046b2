import type {LocaleFolder, PageKind} from '../types';

interface Located {kind: PageKind; locale: LocaleFolder; original: string}

const TRANSLATION = /^i18n\/(zh|es)\/docusaurus-plugin-content-(docs\/current|blog|pages)\/(.+)$/;
const ENGLISH_ROOT: Record<string, string> = {'docs/current': 'docs', blog: 'blog', pages: 'src/pages'};

/** Tells what kind of page a path is, in which language, and which English file it translates; undefined: not a page. */
export function locate(path: string): Located | undefined {
  if (!/\.mdx?$/.test(path)) return undefined;
  const translation = TRANSLATION.exec(path);
  const locale = (translation?.[1] ?? 'en') as LocaleFolder;
  const original = translation ? `${ENGLISH_ROOT[translation[2]!]}/${translation[3]}` : path;
  const kind = original.startsWith('docs/') ? 'doc' : original.startsWith('blog/') ? 'blog' : original.startsWith('src/pages/') ? 'page' : undefined;
  if (!kind) return undefined;
  // Docusaurus leaves out every path with a part that starts with an underscore: these are included by other pages.
  return {kind: /(?:^|\/)_/.test(original) ? 'partial' : kind, locale, original};
}

/** Where the translation of an English page belongs. */
export function translationPath(original: string, locale: 'zh' | 'es'): string {
  const [plugin, rest] = original.startsWith('docs/')
    ? ['docs/current', original.slice('docs/'.length)]
    : original.startsWith('blog/')
      ? ['blog', original.slice('blog/'.length)]
      : ['pages', original.slice('src/pages/'.length)];
  return `i18n/${locale}/docusaurus-plugin-content-${plugin}/${rest}`;
}
