import {useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {choicesOf, moved, type Choice} from '../../../client/choices';
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

/**
 * A modal dialog with a combobox (ARIA Authoring Practices): focus stays in the field, arrows choose, Enter opens,
 * Escape closes.
 */
export default function Dialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const history = useHistory();
  const {searchPath} = useSearchPaths();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const search = useSearch(query, LIMIT);
  const choices = query.trim() ? choicesOf(search.answer?.hits ?? [], listId) : [];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => setActive(0), [search.answer]);
  useEffect(() => history.listen(onClose), [history, onClose]);

  const open = (choice: Choice): void => {
    rememberPage(locale, {url: choice.url, title: choice.title});
    history.push(choice.url);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes Chinese, it handles Enter and the arrow keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(moved(active, event.key, choices.length));
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

  return (
    // Like Escape, a click outside of the panel closes it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      onClick={onBackdrop}
      aria-label={translate({id: 'search.dialog.label', message: 'Search the documentation'})}
    >
      <div className={styles.panel}>
        <Field
          query={query}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          onClose={onClose}
          listId={listId}
          activeId={choices[active]?.id}
        />
        <div className={styles.body}>
          <Notice search={search} query={query} />
          <Options id={listId} choices={choices} active={active} onActive={setActive} onOpen={open} />
          {!query.trim() && search.state !== 'failed' && search.state !== 'unavailable' && (
            <Recent locale={locale} onOpen={onClose} />
          )}
        </div>
        <Footer query={query.trim()} total={query.trim() ? search.answer?.total : undefined} />
      </div>
    </dialog>
  );
}
