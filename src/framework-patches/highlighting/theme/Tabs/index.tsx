/**
 * Ejected to leave out the stock second mounting after hydration. It discarded the server's coloured code, and loaded
 * the highlighter to render it again. An effect restores the reader's earlier choice.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import TabList from './TabList';

export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
