import {describe, expect, it} from 'vitest';
// @ts-expect-error -- the package has no types for this file
import {createFeedHtmlHeadTags} from '@docusaurus/plugin-content-blog/lib/feed';
import {feedOptions} from '../../../config/feed';
import {localizeFeedTags} from '../localizeFeedTags';

/** The tags that the stock plugin adds to the head of each page. */
const stock = (locale: string) =>
  createFeedHtmlHeadTags({
    context: {siteConfig: {title: 'Conflux Docs', baseUrl: '/'}, baseUrl: '/'} as never,
    options: {
      routeBasePath: 'blog',
      ...feedOptions(locale),
      feedOptions: {type: ['rss', 'atom'], ...feedOptions(locale).feedOptions},
    } as never,
  });
const titles = (locale: string) =>
  [localizeFeedTags(stock(locale), locale)]
    .flat()
    .map((tag) => (typeof tag === 'string' ? tag : tag.attributes?.title));

describe('names of the feeds in the head', () => {
  it.each([
    ['zh-CN', ['Conflux Docs 博客 RSS 订阅', 'Conflux Docs 博客 Atom 订阅']],
    ['es', ['Blog de Conflux Docs: canal RSS', 'Blog de Conflux Docs: canal Atom']],
    ['en', ['Conflux Docs RSS Feed', 'Conflux Docs Atom Feed']],
  ])('are those of the language %s', (locale, names) => {
    expect(titles(locale)).toEqual(names);
  });

  it('other tags, and no tags, stay as they are', () => {
    expect(localizeFeedTags(['<meta>', {tagName: 'link', attributes: {rel: 'icon'}}], 'es')).toEqual([
      '<meta>',
      {tagName: 'link', attributes: {rel: 'icon'}},
    ]);
    expect(localizeFeedTags(undefined, 'es')).toEqual([]);
    expect(localizeFeedTags({tagName: 'link'}, 'es')).toEqual([{tagName: 'link'}]);
    expect(localizeFeedTags('<meta>', 'en')).toEqual(['<meta>']);
  });
});
