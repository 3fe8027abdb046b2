// Why: a page with `verified: false` ends with a note about what our tests cover, and titles break between words.
// Otherwise as theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import HowTested from '@site/src/components/parts/HowTested';
import {wholeWords} from './wholeWords';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // A page whose text starts with a first-level heading already has its title.
  const needsTitle = !frontMatter.hide_title && contentTitle === undefined;
  const {verified, not_run: notRun} = frontMatter as {verified?: boolean; not_run?: string};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {needsTitle && (
        <header>
          <Heading as="h1">{wholeWords(metadata.title)}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
      {verified === false && notRun && <HowTested what={notRun} />}
    </div>
  );
}
