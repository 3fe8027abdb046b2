import {useEffect, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Choice} from '../../../../client/choices';
import Marked from '../../../SearchParts/Marked';
import Place from '../../../SearchParts/Place';
import styles from './styles.module.css';

type Props = {
  id: string;
  choices: Choice[];
  active: number;
  onActive: (position: number) => void;
  onOpen: (choice: Choice) => void;
};

/** A click that the browser should handle: it opens another tab or window, or downloads. */
const isModified = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The list box of the search dialog. Options are links, so that they can be copied or opened in a new tab. */
export default function Options({id, choices, active, onActive, onOpen}: Props): ReactNode {
  const activeId = choices[active]?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={translate({id: 'search.results.label', message: 'Results'})}
    >
      {choices.map((choice, position) => (
        <a
          key={choice.id}
          id={choice.id}
          href={choice.url}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          className={clsx(styles.option, choice.isSection && styles.section)}
          onPointerMove={() => position !== active && onActive(position)}
          onClick={(event) => {
            if (isModified(event)) return;
            event.preventDefault();
            onOpen(choice);
          }}
        >
          {!choice.isSection && <Place space={choice.page.space} trail={choice.page.trail} />}
          <span className={styles.label}>
            <Marked parts={choice.label} />
          </span>
          {choice.excerpt.length > 0 && (
            <span className={styles.excerpt}>
              <Marked parts={choice.excerpt} />
            </span>
          )}
        </a>
      ))}
    </div>
  );
}
