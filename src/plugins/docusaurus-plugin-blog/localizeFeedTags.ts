import type {HtmlTagObject, HtmlTags} from '@docusaurus/types';
import type {TranslationLocale} from '../../languages';

/** Name of a feed by locale, from the title of the blog and the format. In English, the stock plugin's name stays. */
const NAMES: Readonly<Record<TranslationLocale, (title: string, format: string) => string>> = {
  'zh-CN': (title, format) => `${title} ${format} 订阅`,
  es: (title, format) => `${title}: canal ${format}`,
};

/** How the stock plugin names a feed. The unit test compares it with the installed plugin. */
const STOCK = /^(.*) (RSS|Atom|JSON) Feed$/;

/** Translates the names of the feeds in the head of each page, which browsers and feed readers show. */
export function localizeFeedTags(tags: HtmlTags | undefined, locale: string): HtmlTags {
  const name: (typeof NAMES)[TranslationLocale] | undefined = NAMES[locale as TranslationLocale];
  const list = tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
  return name === undefined ? list : list.map((tag) => (typeof tag === 'string' ? tag : rename(tag, name)));
}

function rename(tag: HtmlTagObject, name: (title: string, format: string) => string): HtmlTagObject {
  const stock = STOCK.exec(String(tag.attributes?.title));
  return stock ? {...tag, attributes: {...tag.attributes, title: name(stock[1]!, stock[2]!)}} : tag;
}
