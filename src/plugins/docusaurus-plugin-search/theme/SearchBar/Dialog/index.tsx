import {useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {choicesOf, moved, type Choice} from '../../../client/choices';
import {useComposition} from '../../../client/composition';
import {rememberPage} from '../../../client/recent';
import {searchAddress, useSearchPaths} from '../../../client/useSearchPaths';
import {useSearch} from '../../../client/useSearch';
import Notice from '../../SearchParts/Notice';
import Field from './Field';
import Footer from './Footer';
import Options from './Options';
import Recent from './Recent';
import styles from './styles.module.css';

/** Maximum number of pages in the dialog's list; the search page shows the rest. */
const LIMIT = 8;

type Props = {
  onClose: () => void;
  /** What the reader has typed before the dialog was loaded. */
  typed?: string;
};

/**
 * A modal dialog with a combobox (ARIA Authoring Practices): focus stays in the field, arrows choose, Enter opens,
 * Escape closes.
 */
export default function Dialog({onClose, typed = ''}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const composition = useComposition();
  const {searchPath} = useSearchPaths();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [query, setQuery] = useState(typed);
  const [chosen, setChosen] = useState<string>();
  const search = useSearch(query, LIMIT);
  const choices = query.trim() ? choicesOf(search.answer?.hits ?? [], listId) : [];
  // Better results for the same query can arrive while the reader chooses: the choice stays, and so does the first
  // place.
  const active = Math.max(
    0,
    choices.findIndex(({id}) => id === chosen),
  );

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => setChosen(undefined), [search.answered]);
  useEffect(() => history.listen(onClose), [history, onClose]);

  const open = (choice: Choice): void => {
    rememberPage(locale, {url: choice.url, title: choice.title});
    history.push(choice.url);
    onClose();
  };
  const choose = (position: number): void => setChosen(position === 0 ? undefined : choices[position]?.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (composition.owns(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(moved(active, event.key, choices.length));
    } else if (event.key === 'Enter' && query.trim()) {
      event.preventDefault();
      const choice = choices[active];
      // If Enter is pressed before the results arrive, it opens the page with all results.
      if (choice && search.answered === query.trim()) open(choice);
      else history.push(searchAddress(searchPath, query.trim()));
    }
  };
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  const onRetry = (): void => {
    search.retry();
    // The button disappears, and the reader wants to type.
    field.current?.focus();
  };
  const {answer} = search;

  return (
    // Like Escape, a click outside of the panel closes it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      onCancel={(event) => {
        if (composition.owns()) event.preventDefault();
      }}
      onClick={onBackdrop}
      aria-label={translate({id: 'search.dialog.label', message: 'Search the documentation'})}
    >
      <div className={styles.panel}>
        <Field
          field={field}
          composition={composition}
          query={query}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          onClose={onClose}
          listId={listId}
          activeId={choices[active]?.id}
        />
        <div className={styles.body}>
          <Notice search={search} query={query} onRetry={onRetry} />
          <Options id={listId} choices={choices} active={active} onActive={choose} onOpen={open} />
          {!query.trim() && search.state !== 'failed' && search.state !== 'unavailable' && (
            <Recent locale={locale} onOpen={onClose} />
          )}
        </div>
        <Footer query={query.trim()} total={query.trim() && answer?.isComplete ? answer.total : undefined} />
      </div>
    </dialog>
  );
}
