import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {localList} from '@site/src/components/parts/localNumber';
import type {GlossaryEntry} from '@site/src/plugins/docusaurus-plugin-mdx-dependencies/types';
import styles from './styles.module.css';

type Props = {entry: GlossaryEntry; hidden: boolean};

/** One term: its name and anchor, its meaning, its names in the other languages, and where to read on. */
export default function Entry({entry: {id, name, also, means, others, page}, hidden}: Props): ReactNode {
  return (
    <div id={id} className={styles.entry} hidden={hidden}>
      <dt className={styles.name}>
        <a href={`#${id}`}>{name}</a>
        {others
          .filter((other, index) => other.name !== name && others.findIndex((one) => one.name === other.name) === index)
          .map((other) => (
            <span key={other.lang} lang={other.lang} className={styles.other}>
              {other.name}
            </span>
          ))}
      </dt>
      <dd className={styles.meaning}>
        {means}
        {also.length > 0 && (
          <small className={styles.also}>
            {translate({id: 'glossary.also', message: 'Also: {names}'}, {names: localList(also)})}
          </small>
        )}
        {page && (
          <Link to={page} className={styles.more}>
            {translate({id: 'glossary.more', message: 'More about “{name}”'}, {name})}
          </Link>
        )}
      </dd>
    </div>
  );
}
