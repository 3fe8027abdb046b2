import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {type View, VIEWS} from '../filter';
import {viewText} from '../texts';
import styles from './styles.module.css';

interface Props {
  readonly view: View;
  readonly words: string;
  readonly shown: number;
  readonly all: number;
  readonly onView: (view: View) => void;
  readonly onWords: (words: string) => void;
}

/** Chooses rows by kind and by words; the number of rows is announced. */
export default function Filter({view, words, shown, all, onView, onWords}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={`${id}-view`}>
        {translate({
          id: 'compatibility.view',
          message: 'Show',
          description: 'Label of a list: all methods, Ethereum methods …',
        })}
      </label>
      <select id={`${id}-view`} value={view} onChange={(event) => onView(event.target.value as View)}>
        {VIEWS.map((one) => (
          <option key={one} value={one}>
            {viewText(one)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-words`}>
        {translate({
          id: 'compatibility.words',
          message: 'containing',
          description: 'Label of a field with words, after the list',
        })}
      </label>
      <input
        id={`${id}-words`}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <span role="status">
        {translate(
          {id: 'compatibility.count', message: '{shown} of {all} methods'},
          {shown: String(shown), all: String(all)},
        )}
      </span>
    </div>
  );
}
