import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The posts of one year, each with its day in the reader's language. */
export default function Year({year, posts}: {year: string; posts: ArchiveBlogPost[]}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
            <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
          </li>
        ))}
      </ul>
    </>
  );
}
