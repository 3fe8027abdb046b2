// Why: the stock list sorts with the collation of the machine. Node.js and browsers disagree about Chinese, so the page
// would not hydrate.
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {byLetter} from './byLetter';
import styles from './styles.module.css';

/** All tags, grouped by first letter. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <section className="margin-vert--lg">
      {byLetter(tags).map(({letter, tags: members}) => (
        <article key={letter} className={styles.letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className={styles.tags}>
            {members.map((tag) => (
              <li key={tag.permalink} className={styles.tag}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
