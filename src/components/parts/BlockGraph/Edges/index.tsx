import type {ReactNode} from 'react';
import {Arrow} from '@site/src/components/parts/Diagram';
import type {Point} from '@site/src/components/parts/Diagram/tone';
import type {Block} from '@site/src/components/parts/BlockGraph/block';
import {pixels, SIDE} from '../pixels';
import type {Place} from '../place';
import styles from './styles.module.css';

interface Props {
  readonly graph: readonly Pick<Block, 'index' | 'parent' | 'refs'>[];
  readonly places: readonly Place[];
  readonly pivot: readonly number[];
  readonly size: {readonly width: number; readonly height: number};
}

/**
 * The edges: solid to the parent, dotted to a block that is only referenced. The names of the blocks contain the same
 * in words.
 */
export default function Edges({graph, places, pivot, size}: Props): ReactNode {
  const between = (newer: number, older: number): {from: Point; to: Point} => {
    const [from, to] = [pixels(places[newer]!), pixels(places[older]!)];
    return {from: [from.left, from.top + SIDE / 2], to: [to.left + SIDE + 2, to.top + SIDE / 2]};
  };
  return (
    <svg className={styles.edges} {...size} aria-hidden="true">
      {graph.flatMap(({index, refs}) =>
        refs.map((older) => <Arrow key={`${index}r${older}`} {...between(index, older)} dashed shape="curve" />),
      )}
      {/* The pivot chain is drawn last, over the other edges. */}
      {graph
        .filter(({parent}) => parent >= 0)
        .sort((a, b) => Number(pivot.includes(a.index)) - Number(pivot.includes(b.index)))
        .map(({index, parent}) => (
          <Arrow
            key={index}
            {...between(index, parent)}
            tone={pivot.includes(index) ? 'ledger' : 'plain'}
            shape="curve"
          />
        ))}
    </svg>
  );
}
