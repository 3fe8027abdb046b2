import type {ReactNode} from 'react';
import {Arrow, Box, Label} from '@site/src/components/parts/Diagram';
import {withCode} from '@site/src/components/parts/withCode';
import Detail from '../Detail';
import Heads from '../Heads';
import {layout, WIDE, type Actor, type Placed, type Step} from '../layout';
import styles from '../styles.module.css';

/** Height of a label, which can have two lines, and of a note. */
const LABEL = 40;
const NOTE = 22;

/** One step. Its text is always in the gap next to the sender, so that no line of another actor crosses it. */
function Message({
  step: {number, label, note, reply, sender, x, target, y},
  column,
}: {
  readonly step: Placed;
  readonly column: number;
}): ReactNode {
  if (x === target) {
    return (
      <Box x={x - column / 2 + 10} y={y + 6} width={column - 20} height={note ? 62 : 44} tone="quiet" size={13}>
        {number}. {withCode(label)}
        <Detail text={note} />
      </Box>
    );
  }
  const direction = Math.sign(target - x);
  const [left, line] = [direction > 0 ? x : x - column, y + LABEL + 4];
  return (
    <>
      <Label x={left + 2} y={y} width={column - 4} height={LABEL} place="bottom" size={13}>
        {number}. {withCode(label)}
      </Label>
      <Arrow from={[x, line]} to={[target - direction * 2, line]} tone={sender.tone ?? 'ledger'} dashed={reply} />
      {note && (
        <Label x={left + 2} y={line + 4} width={column - 4} height={NOTE} place="top" size={13} tone="quiet">
          {withCode(note)}
        </Label>
      )}
    </>
  );
}

/** The wide drawing: a line for each actor, and the steps between the lines. */
export default function Columns({
  actors,
  steps,
}: {
  readonly actors: readonly Actor[];
  readonly steps: readonly Step[];
}): ReactNode {
  const {column, middles, placed, height} = layout(actors, steps, WIDE);
  return (
    <>
      {middles.map((x) => (
        <line key={x} className={styles.life} x1={x} x2={x} y1={WIDE.head} y2={height} />
      ))}
      <Heads actors={actors} middles={middles} width={Math.min(column - 20, 200)} height={WIDE.head - 8} />
      {placed.map((step) => (
        <Message key={step.number} step={step} column={column} />
      ))}
    </>
  );
}
