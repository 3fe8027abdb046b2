import type {LoadContext, Plugin} from '@docusaurus/types';

/** The part of other plugins' page data that is used here: the file and the address. */
interface Page {
  readonly source: string;
  readonly permalink: string;
}

/** Global data of this plugin. */
export interface UntranslatedData {
  /** Paths, locale prefix included, of pages whose text is still in the default language. Empty in that language. */
  readonly paths: readonly string[];
}

export const PLUGIN_NAME = 'docusaurus-plugin-untranslated';

/** Every `{source, permalink}` inside the loaded content of docs, blog and pages, wherever it is nested. */
export function findPages(content: unknown): Page[] {
  if (typeof content !== 'object' || content === null) return [];
  const {source, permalink} = content as Partial<Page>;
  if (typeof source === 'string' && typeof permalink === 'string') return [{source, permalink}];
  return Object.values(content).flatMap(findPages);
}

/** Lists the pages without a translation, so that their alternates can be left out (`src/theme/SiteMetadata`). */
export default function pluginUntranslated({i18n}: LoadContext): Plugin<void> {
  return {
    name: PLUGIN_NAME,
    async allContentLoaded({allContent, actions}) {
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const contents = ['docs', 'blog', 'pages'].map((kind) => allContent[`docusaurus-plugin-content-${kind}`]);
      const pages = isDefault ? [] : findPages(contents);
      const paths = pages
        .filter(({source}) => source.startsWith('@site/') && !source.startsWith('@site/i18n/'))
        .filter(({source}) => /\.mdx?$/.test(source))
        .map(({permalink}) => permalink);
      actions.setGlobalData({paths} satisfies UntranslatedData);
    },
  };
}
