import type {ReactNode} from 'react';
import {Arrow, Box, Label} from '@site/src/components/parts/Diagram';
import {withCode} from '@site/src/components/parts/withCode';
import Detail from '../Detail';
import Heads from '../Heads';
import {layout, NARROW, type Actor, type Step} from '../layout';
import styles from '../styles.module.css';

/** Height of the band below a text, in which its arrow and the pieces of the actors' lines are drawn. */
const BAND = 24;

/** The narrow drawing: each text has the whole width, and its arrow is below it. */
export default function Rows({
  actors,
  steps,
}: {
  readonly actors: readonly Actor[];
  readonly steps: readonly Step[];
}): ReactNode {
  const {column, middles, placed} = layout(actors, steps, NARROW);
  return (
    <>
      <Heads actors={actors} middles={middles} width={column - 6} height={NARROW.head - 8} />
      {placed.map(({number, label, note, reply, sender, x, target, y, height}) => {
        const band = y + height - BAND;
        const direction = Math.sign(target - x);
        return (
          <g key={number}>
            <Label
              x={NARROW.margin}
              y={y}
              width={NARROW.width}
              height={height - BAND - 4}
              align="start"
              place="bottom"
              size={13}
            >
              {number}. {withCode(label)}
              <Detail className={styles.note} text={note} />
            </Label>
            {middles.map((middle) => (
              <line key={middle} className={styles.life} x1={middle} x2={middle} y1={band} y2={band + BAND} />
            ))}
            {direction === 0 ? (
              <Box x={x - 18} y={band + 6} width={36} height={12} tone={sender.tone ?? 'ledger'} radius={6} />
            ) : (
              <Arrow
                from={[x, band + BAND / 2]}
                to={[target - direction * 2, band + BAND / 2]}
                tone={sender.tone ?? 'ledger'}
                dashed={reply}
              />
            )}
          </g>
        );
      })}
    </>
  );
}
