import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Edge = readonly [newer: number, older: number];

/** Centres of the blocks on a grid of 560 x 132, oldest first; the last is the head that the request returns. */
const PIVOT: readonly (readonly [number, number])[] = [
  [24, 66],
  [142, 66],
  [260, 66],
  [378, 66],
  [512, 66],
];
const OTHERS: readonly (readonly [number, number])[] = [
  [88, 20],
  [196, 112],
  [314, 20],
  [330, 112],
  [446, 20],
];
/** Parents of the blocks outside of the pivot chain, and the pivot blocks that refer to them (indexes). */
const PARENTS: readonly Edge[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
];
const REFERENCES: readonly Edge[] = [
  [1, 0],
  [2, 1],
  [3, 2],
  [3, 3],
  [4, 4],
];

/** A curve between two blocks that leaves and arrives horizontally. */
function curve([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

/** The head of the Tree-Graph, drawn above the request for it. It is decorative: all its information is in the text. */
export default function ChainHead(): ReactNode {
  const head = PIVOT.length - 1;
  return (
    <svg className={styles.drawing} viewBox="0 0 560 132" aria-hidden="true" focusable="false">
      <path className={styles.edge} d={`M0 66H${PIVOT[head]![0]}`} />
      {PARENTS.map(([newer, older]) => (
        <path key={newer} className={styles.edge} d={curve(OTHERS[newer]!, PIVOT[older]!)} />
      ))}
      {REFERENCES.map(([newer, older]) => (
        <path key={`${newer}-${older}`} className={styles.reference} d={curve(PIVOT[newer]!, OTHERS[older]!)} />
      ))}
      {OTHERS.map(([x, y]) => (
        <rect key={x} className={styles.other} x={x - 9} y={y - 9} width={18} height={18} rx={4} />
      ))}
      {PIVOT.map(([x, y], index) => (
        <rect
          key={x}
          className={index === head ? styles.head : styles.pivot}
          x={x - 13}
          y={y - 13}
          width={26}
          height={26}
          rx={5}
        />
      ))}
      <path className={styles.asks} d={`M${PIVOT[head]![0]} 84V132`} />
    </svg>
  );
}
