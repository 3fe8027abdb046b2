import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {TranslationLocale} from '../languages';

/** Title of the blog's feeds, which feed readers show. In English, Docusaurus derives it from the title of the site. */
const TITLES: Readonly<Record<TranslationLocale, string>> = {'zh-CN': 'Conflux Docs 博客', es: 'Blog de Conflux Docs'};

/** Docusaurus loads the configuration once for each locale that it builds, and sets this variable. */
export function feedOptions(
  locale: string | undefined = process.env.DOCUSAURUS_CURRENT_LOCALE,
): Pick<BlogOptions, 'feedOptions'> {
  const title: string | undefined = TITLES[locale as TranslationLocale];
  return title === undefined ? {} : {feedOptions: {type: ['rss', 'atom'], title, description: title}};
}
