// Why: the stock page is titled "Tags", as the documentation's is, and has no description. Metadata that comes later
// wins.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWithMetadata(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        title={translate({id: 'tags.blog.title', message: 'Blog tags'})}
        description={translate({
          id: 'tags.blog.description',
          message: 'All blog topics from A to Z. Choose one to see its posts.',
        })}
      />
    </>
  );
}
