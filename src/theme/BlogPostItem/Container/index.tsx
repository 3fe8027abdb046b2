// Why: a post that is not translated yet must state the language of its text.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {useArticleLang} from '@site/src/components/parts/UntranslatedNotice/useArticleLang';

export default function BlogPostContainer({children, className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <article className={className} lang={useArticleLang(metadata.source)}>
      {children}
    </article>
  );
}
