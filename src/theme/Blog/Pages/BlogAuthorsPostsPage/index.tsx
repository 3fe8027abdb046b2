// Why: the stock page has no description. Metadata that comes later wins.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPageWithMetadata(props: Props): ReactNode {
  const {name, key} = props.author;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata
        description={translate(
          {id: 'blog.author.description', message: 'All posts by {name}, newest first.'},
          {name: name ?? key},
        )}
      />
    </>
  );
}
