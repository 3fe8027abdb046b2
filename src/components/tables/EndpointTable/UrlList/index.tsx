import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/parts/CopyButton';
import styles from './styles.module.css';

type Props = {
  urls: readonly string[];
  /** Pages to open, rather than endpoints to paste. */
  links?: boolean;
};

/** The address with positions where a narrow screen can break it: after a slash, a dot or a hyphen. */
function breakable(url: string): ReactNode {
  return url.split(/(?<=[/.-])(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Addresses below each other, each with its copy button. */
export default function UrlList({urls, links}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {urls.map((url) => (
        <li key={url} className={styles.item}>
          {links ? (
            <Link href={url} className={styles.url}>
              {url.replace(/^https:\/\/|\/$/g, '')}
            </Link>
          ) : (
            <code className={styles.url}>{breakable(url)}</code>
          )}
          {!links && <CopyButton value={url} />}
        </li>
      ))}
    </ul>
  );
}
