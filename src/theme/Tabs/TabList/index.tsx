import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';

/** Moves the focus to the neighbour that an arrow key names; the first follows the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const list = tab.parentElement;
  const next = event.key === 'ArrowRight' ? (tab.nextElementSibling ?? list?.firstElementChild) : event.key === 'ArrowLeft' ? (tab.previousElementSibling ?? list?.lastElementChild) : undefined;
  (next as HTMLElement | null | undefined)?.focus();
}

/** The tabs of a group. The screen stays where it is when a choice makes other groups above it shorter or longer. */
export default function TabList({className}: {readonly className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onClick={({currentTarget}) => select(currentTarget, value)}
          onKeyDown={(event) => (event.key === 'Enter' ? select(event.currentTarget, value) : moveFocus(event))}
          {...attributes}
          className={clsx('tabs__item', styles.tabItem, attributes?.className as string, selectedValue === value && 'tabs__item--active')}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
