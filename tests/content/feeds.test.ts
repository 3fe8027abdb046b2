import {validateOptions} from '@docusaurus/plugin-content-blog';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {feedOptions} from '../../src/config/feed';

/** The options after the blog plugin has validated them. */
const accepted = (locale: string | undefined) =>
  validateOptions({validate: normalizePluginOptions as never, options: feedOptions(locale) as never}).feedOptions as {
    type: string[];
    title?: string;
    description?: string;
  };

describe('feeds of the blog', () => {
  it.each([
    ['zh-CN', 'Conflux Docs 博客'],
    ['es', 'Blog de Conflux Docs'],
  ])('have a title in the language of %s', (locale, title) => {
    expect(accepted(locale)).toMatchObject({type: ['rss', 'atom'], title, description: title});
  });

  it.each(['en', undefined])('have the title of the site in English (%s), in the same formats', (locale) => {
    expect(accepted(locale).type).toEqual(['rss', 'atom']);
    expect(accepted(locale).title).toBeUndefined();
  });
});
