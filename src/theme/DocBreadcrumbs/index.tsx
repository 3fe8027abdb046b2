/** Wrapped to show the badge of the space where the sidebar that contains it is collapsed. */
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import SpaceBadge from '@site/src/components/parts/Space';
import {spaceOfSidebar} from '@site/src/components/parts/Space/spaces';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const space = spaceOfSidebar(useDocsSidebar()?.name);
  return (
    <>
      {space && <SpaceBadge space={space} className={styles.badge} />}
      <DocBreadcrumbs />
    </>
  );
}
