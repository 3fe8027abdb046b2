import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Composition} from '../../../../client/composition';
import {LONGEST_QUERY} from '../../../../client/limits';
import styles from './styles.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  composition: Composition;
  query: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** ID of the list box that the field controls. */
  listId: string;
  /** ID of the selected option; undefined while the list is empty. */
  activeId: string | undefined;
};

/** The combobox of the search dialog, with a close button for devices without an Escape key. */
export default function Field({
  field,
  composition,
  query,
  onChange,
  onKeyDown,
  onClose,
  listId,
  activeId,
}: Props): ReactNode {
  return (
    <div className={styles.field}>
      <input
        ref={field}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={translate({id: 'search.field.label', message: 'Search'})}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={translate({id: 'search.field.placeholder', message: 'Pages, methods, error codes'})}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        // When a reader opens a modal dialog, its only field should have the focus.
        autoFocus
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onKeyUp={composition.release}
        onCompositionStart={composition.start}
        onCompositionEnd={composition.end}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        <Translate id="search.dialog.close">Close</Translate>
      </button>
    </div>
  );
}
