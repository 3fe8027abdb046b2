// Why: the stock page is titled "Tags", as the blog's is, and has no description. Metadata that comes later wins.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';

export default function DocTagsListPageWithMetadata(props: Props): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata
        title={translate({id: 'tags.docs.title', message: 'Documentation tags'})}
        description={translate({
          id: 'tags.docs.description',
          message: 'All documentation topics from A to Z. Choose one to see every page about it.',
        })}
      />
    </>
  );
}
