import type {ReactNode} from 'react';
import i18n from '@generated/i18n';
import {formatList} from '@site/src/facts/format';
import {countText} from '../../../client/messages';
import {STATES, type State} from '../../../client/status';
import styles from '../styles.module.css';

type Props = {counts: Record<State, number>};

/** One bar whose parts are the states. Drawn as SVG, so that no part needs a style attribute. */
export default function Bar({counts}: Props): ReactNode {
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  const shown = STATES.filter((state) => counts[state] > 0);
  const label = formatList(
    shown.map((state) => countText(state, counts[state])),
    i18n.currentLocale,
  );
  const start = (state: State) => STATES.slice(0, STATES.indexOf(state)).reduce((sum, other) => sum + counts[other], 0);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
      {shown.map((state) => (
        <rect key={state} className={styles[state]} x={start(state)} y={0} width={counts[state]} height={1} />
      ))}
    </svg>
  );
}
