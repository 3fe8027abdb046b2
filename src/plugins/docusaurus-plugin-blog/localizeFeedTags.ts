import type {HtmlTagObject, HtmlTags} from '@docusaurus/types';

/** Name of a feed by locale, made of the blog's title and the format. English keeps what the stock plugin writes. */
const NAMES: Readonly<Record<string, (title: string, format: string) => string>> = {
  'zh-CN': (title, format) => `${title} ${format} 订阅`,
  es: (title, format) => `${title}: canal ${format}`,
};

const STOCK = /^(.*) (RSS|Atom|JSON) Feed$/;

/** Names the feeds in the head of each page in the language of the page; browsers and readers of feeds show these names. */
export function localizeFeedTags(tags: HtmlTags | undefined, locale: string): HtmlTags {
  const name = NAMES[locale];
  const list = tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
  return name === undefined ? list : list.map((tag) => (typeof tag === 'string' ? tag : rename(tag, name)));
}

function rename(tag: HtmlTagObject, name: (title: string, format: string) => string): HtmlTagObject {
  const [, title, format] = STOCK.exec(String(tag.attributes?.title ?? '')) ?? [];
  return title === undefined || format === undefined ? tag : {...tag, attributes: {...tag.attributes, title: name(title, format)}};
}
