import blog from '@docusaurus/plugin-content-blog';
import type {HtmlTags} from '@docusaurus/types';
import {localizeFeedTags} from './localizeFeedTags';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The stock blog with translated feed names in its pages, because the stock plugin ends each name with "RSS Feed". */
export default async function blogPlugin(
  ...[context, options]: Parameters<typeof blog>
): Promise<Awaited<ReturnType<typeof blog>>> {
  const plugin = await blog(context, options);
  if (!plugin) return plugin;
  return {
    ...plugin,
    injectHtmlTags(args) {
      const tags = plugin.injectHtmlTags?.(args) ?? {};
      return {...tags, headTags: localizeFeedTags(tags.headTags as HtmlTags | undefined, context.i18n.currentLocale)};
    },
  };
}
