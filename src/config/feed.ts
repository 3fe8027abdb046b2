import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';

/** Title of the blog's feeds by locale; readers of feeds show it. English has the one that Docusaurus makes of the site's title. */
const TITLES: Readonly<Record<string, string>> = {'zh-CN': 'Conflux Docs 博客', es: 'Blog de Conflux Docs'};

/** Docusaurus loads the configuration anew for each locale that it builds, and names it in the environment. */
export function feedOptions(locale: string | undefined = process.env.DOCUSAURUS_CURRENT_LOCALE): Pick<BlogOptions, 'feedOptions'> {
  const title = TITLES[locale ?? ''];
  return title === undefined ? {} : {feedOptions: {type: ['rss', 'atom'], title, description: title}};
}
