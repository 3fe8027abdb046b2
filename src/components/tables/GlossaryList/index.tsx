import {useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {translate} from '@docusaurus/Translate';
import type {GlossaryEntry} from '@site/src/plugins/docusaurus-plugin-mdx-dependencies/types';
import Entry from './Entry';
import {matches} from './filter';
import styles from './styles.module.css';

type Props = {
  /** Entries as JSON; the remark plugin of the glossary puts them in. */
  json?: string;
};

/** Every term of the glossary, in alphabetical order, with a field that narrows the list. */
export default function GlossaryList({json = '[]'}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [entries] = useState(() => JSON.parse(json) as GlossaryEntry[]);
  const anchors = useBrokenLinks();
  entries.forEach(({id}) => anchors.collectAnchor(id));
  const found = entries.filter((entry) => matches(entry, query));
  return (
    <div>
      <label className={styles.field}>
        {translate({id: 'glossary.filter', message: 'Find a term'})}
        <input type="search" maxLength={100} value={query} onChange={({target}) => setQuery(target.value)} />
      </label>
      <p role="status" className={styles.count}>
        {translate(
          {id: 'glossary.count', message: '{found} of {all} terms'},
          {found: found.length, all: entries.length},
        )}
      </p>
      <dl className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} hidden={!found.includes(entry)} />
        ))}
      </dl>
    </div>
  );
}
