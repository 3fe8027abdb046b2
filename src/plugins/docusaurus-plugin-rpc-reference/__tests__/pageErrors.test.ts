import {describe, expect, it} from 'vitest';
import {inlineHtml} from '../inlineHtml';
import {docsIn, pageErrors} from '../pageErrors';

const row = (message: string, fix?: string) => ({
  cells: [],
  messages: message ? [message] : [],
  cause: 'See [A](/docs/b).',
  ...(fix && {fix}),
});
const docs = [
  {permalink: '/es/docs/a', title: 'A'},
  {permalink: '/es/docs/b', title: 'B'},
];
const table = (page: string, ...rows: ReturnType<typeof row>[]) => ({page, columns: [], rows});

describe('errors that pages explain', () => {
  it('are one error with two pages if their texts are equal, and are left out without a message', () => {
    const data = pageErrors(
      [table('/docs/a#fails', row('low', 'Add'), row('')), table('/docs/b#fails', row('low', 'Add'), row('high'))],
      docs,
      '/es/',
    );
    expect(data.pages).toEqual([
      {path: '/docs/a#fails', title: 'A'},
      {path: '/docs/b#fails', title: 'B'},
    ]);
    const causeHtml = 'See <a href="/es/docs/b">A</a>.';
    expect(data.errors).toEqual([
      {messages: ['low'], causeHtml, fixHtml: 'Add', pages: [0, 1]},
      {messages: ['high'], causeHtml, pages: [1]},
    ]);
  });

  it('need a page that exists', () => {
    expect(() => pageErrors([table('/docs/c#x')], docs, '/es/')).toThrow('there is no page "/docs/c"');
  });

  it('find the pages of all instances', () => {
    expect(docsIn({'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}})).toEqual(docs);
    expect(docsIn({})).toEqual([]);
  });
});

describe('a line of authored text as HTML', () => {
  it.each([
    ['`a<b>`', '<code>a&lt;b&gt;</code>'],
    ['[`x`](https://a.b/c?d&e)', '<a href="https://a.b/c?d&amp;e"><code>x</code></a>'],
    ['a [b] (c)', 'a [b] (c)'],
  ])('%s', (text, html) => {
    expect(inlineHtml(text)).toBe(html);
  });
});
