import {expect, it} from 'vitest';
import {findPages} from '..';

it('§1 finds every page in the content of docs, blog and pages, however deep', () => {
  const content = {
    default: {
      loadedVersions: [{docs: [{source: '@site/docs/a.md', permalink: '/es/docs/a', title: 'A'}]}],
      blogPosts: [
        {id: 'p', metadata: {source: '@site/i18n/es/docusaurus-plugin-content-blog/p.md', permalink: '/es/blog/p'}},
      ],
      tags: {},
    },
  };
  expect(findPages([content, undefined, null, 7])).toEqual([
    expect.objectContaining({source: '@site/docs/a.md', permalink: '/es/docs/a'}),
    expect.objectContaining({source: '@site/i18n/es/docusaurus-plugin-content-blog/p.md'}),
  ]);
});
