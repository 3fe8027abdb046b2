import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {LONGEST_QUERY} from '../../../client/limits';
import styles from './styles.module.css';

type Props = {field: RefObject<HTMLInputElement | null>; query: string; onChange: (query: string) => void};

/** The search page's field. It keeps its own text while an input method composes, so that readers can type Chinese. */
export default function Field({field, query, onChange}: Props): ReactNode {
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  return (
    <form
      role="search"
      action=""
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text);
      }}
    >
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        aria-label={translate({id: 'search.page.field', message: 'Search the documentation'})}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (!(event.nativeEvent as InputEvent).isComposing) onChange(event.target.value);
        }}
        onCompositionEnd={(event) => onChange(event.currentTarget.value)}
      />
    </form>
  );
}
