/**
 * Wrapped to show the name and a short description of the space above its sidebar, and to scroll the sidebar to the
 * entry of the page if it is out of view.
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import SidebarHead from '@site/src/components/parts/Space/SidebarHead';
import {spaceOfSidebar} from '@site/src/components/parts/Space/spaces';
import {useActiveInView} from './useActiveInView';

export default function DocSidebarDesktopContentWrapper(props: Props): ReactNode {
  const space = spaceOfSidebar(useDocsSidebar()?.name);
  useActiveInView(props.path);
  return (
    <>
      {space && <SidebarHead space={space} />}
      <Content {...props} />
    </>
  );
}
