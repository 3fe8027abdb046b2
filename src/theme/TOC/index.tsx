// Why: in a blog post, the stock table of contents is not inside a landmark, so a screen reader can't jump to it.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function TOCInLandmark(props: Props): ReactNode {
  return (
    <nav className={styles.landmark} aria-label={translate({id: 'toc.label', message: 'On this page'})}>
      <TOC {...props} />
    </nav>
  );
}
