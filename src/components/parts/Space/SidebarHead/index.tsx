import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SpaceMark} from '..';
import type {Space} from '../spaces';
import styles from './styles.module.css';

/** The head of a space's sidebar: its sign, its name, and a line about its environment. */
export default function SidebarHead({space}: {space: Space}): ReactNode {
  const line =
    space === 'core'
      ? translate({id: 'space.core.line', message: 'The native environment'})
      : translate({id: 'space.espace.line', message: 'The EVM-compatible environment'});
  return (
    <div className={`${styles.head} accent-${space}`}>
      <SpaceMark space={space} className={styles.mark} />
      <div>
        <div className={styles.name}>{space === 'core' ? 'Core Space' : 'eSpace'}</div>
        <div className={styles.line}>{line}</div>
      </div>
    </div>
  );
}
