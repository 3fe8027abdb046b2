// Why: the stock list of posts has no h1. The heading is inside the layout, where only this part can be wrapped.
import type {ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import BlogListHeading from '@site/src/components/parts/BlogListHeading';

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      <BlogListHeading />
      <BlogPostItems {...props} />
    </>
  );
}
