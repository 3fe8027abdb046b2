/**
 * Wrapped to write the reader's space on <html> (space-core, space-espace), which sets the accent of the whole page.
 */
import type {ReactNode} from 'react';
import Layout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {spaceOfSidebar} from '@site/src/components/parts/Space/spaces';

export default function DocRootLayoutWrapper(props: Props): ReactNode {
  const space = spaceOfSidebar(useDocsSidebar()?.name);
  return (
    <HtmlClassNameProvider className={space ? `space-${space}` : 'space-none'}>
      <Layout {...props} />
    </HtmlClassNameProvider>
  );
}
