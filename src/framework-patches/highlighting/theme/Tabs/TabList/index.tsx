import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';

/** Moves the focus to a neighbouring tab (the first follows the last), the first or the last, depending on the key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const list = tab.parentElement;
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  const targets: Record<string, Element | null | undefined> = {
    ArrowRight: tab.nextElementSibling ?? first,
    ArrowLeft: tab.previousElementSibling ?? last,
    Home: first,
    End: last,
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  (target as HTMLElement).focus();
}

/** The tabs of a group. The scroll position stays, even if a choice changes the height of other groups above it. */
export default function TabList({className}: {readonly className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return moveFocus(event);
    // Prevents the space key from scrolling the page.
    event.preventDefault();
    select(event.currentTarget, value);
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
          onKeyDown={(event) => onKeyDown(event, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tabItem,
            attributes?.className as string,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
