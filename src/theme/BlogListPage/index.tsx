// Why: the stock list has no h1, and the second and later pages of the stock list repeat the title and description of
// the first. Metadata that comes later wins.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogListPage from '@theme-original/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import {BlogListContext} from '@site/src/components/parts/BlogListHeading';

export default function BlogListPageWithMetadata(props: Props): ReactNode {
  const {page, totalPages: total, blogTitle, blogDescription} = props.metadata;
  return (
    <>
      <BlogListContext.Provider value={{title: blogTitle, description: blogDescription}}>
        <BlogListPage {...props} />
      </BlogListContext.Provider>
      {page > 1 && (
        <PageMetadata
          title={translate(
            {id: 'blog.list.title', message: '{blogTitle}, page {page} of {total}'},
            {blogTitle, page, total},
          )}
          description={translate(
            {id: 'blog.list.description', message: '{blogDescription} Page {page} of {total}.'},
            {blogDescription, page, total},
          )}
        />
      )}
    </>
  );
}
