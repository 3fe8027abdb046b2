import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Point, Tone} from '../tone';
import tones from '../tones.module.css';
import {arrowPath, type Shape} from './path';
import styles from './styles.module.css';

type Props = {
  from: Point;
  to: Point;
  tone?: Tone;
  dashed?: boolean;
  /** `curve` is for the edges of a graph that grows sideways, `climb` for one that grows downwards. */
  shape?: Shape;
};

/** A line with a head at its end. The head is drawn, not a marker, so that its colour follows the mode everywhere. */
export default function Arrow({from, to, tone = 'plain', dashed, shape = 'line'}: Props): ReactNode {
  const {line, head} = arrowPath(from, to, shape);
  return (
    <g className={clsx(tones[tone], styles.arrow)}>
      <path className={styles.line} d={line} strokeDasharray={dashed ? '2 5' : undefined} />
      <path className={styles.head} d={head} />
    </g>
  );
}
