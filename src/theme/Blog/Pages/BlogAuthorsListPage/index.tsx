// Why: the stock page has no description. Metadata that comes later wins.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWithMetadata(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        title={translate({id: 'blog.authors.title', message: 'Blog authors'})}
        description={translate({
          id: 'blog.authors.description',
          message:
            'The people who write the Conflux blog, with the number of posts by each author and links to all of them.',
        })}
      />
    </>
  );
}
