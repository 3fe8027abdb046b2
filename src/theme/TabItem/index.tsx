// Why: a panel needs the name of its tab, for screen readers, and above it on paper and without scripts, where all
// panels are visible (static.css). Otherwise as theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy, tabValues} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div role="tabpanel" aria-label={label} className={clsx(styles.tabItem, className)} hidden={!isSelected}>
      {children}
    </div>
  );
}
