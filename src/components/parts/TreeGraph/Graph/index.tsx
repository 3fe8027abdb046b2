import type {ReactNode} from 'react';
import {Arrow, Box} from '@site/src/components/parts/Diagram';
import type {Point} from '@site/src/components/parts/Diagram/tone';
import {BLOCKS, block, SIDE, type Block} from '../graph';

type Props = {
  /** Positions of blocks and edges on the grid, and the curve of edges. */
  place: (drawn: Block) => Point;
  edge: (newer: Block, older: Block) => {from: Point; to: Point};
  shape: 'curve' | 'climb';
};

/** The blocks with their edges: solid to the parent, dotted to a block that is only referred to. */
export default function Graph({place, edge, shape}: Props): ReactNode {
  return (
    <>
      {BLOCKS.flatMap((newer) => [
        ...(newer.parent
          ? [
              <Arrow
                key={`${newer.order}p`}
                {...edge(newer, block(newer.parent))}
                tone={newer.pivot ? 'ledger' : 'plain'}
                shape={shape}
              />,
            ]
          : []),
        ...(newer.refs ?? []).map((order) => (
          <Arrow key={`${newer.order}r${order}`} {...edge(newer, block(order))} dashed shape={shape} />
        )),
      ])}
      {BLOCKS.map((drawn) => {
        const [x, y] = place(drawn);
        return (
          <Box
            key={drawn.order}
            x={x - SIDE / 2}
            y={y - SIDE / 2}
            width={SIDE}
            height={SIDE}
            tone={drawn.pivot ? 'ledger' : 'plain'}
            radius={7}
            size={16}
          >
            {drawn.order}
          </Box>
        );
      })}
    </>
  );
}
