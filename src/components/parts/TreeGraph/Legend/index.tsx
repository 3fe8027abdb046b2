import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Arrow, Box, Label} from '@site/src/components/parts/Diagram';
import type {Point} from '@site/src/components/parts/Diagram/tone';

/** Upper left corners of the four entries. */
type Props = {at: readonly [Point, Point, Point, Point]};

const texts = [
  <Translate key="pivot" id="diagram.tree.pivot">
    pivot block
  </Translate>,
  <Translate key="other" id="diagram.tree.other">
    other block
  </Translate>,
  <Translate key="parent" id="diagram.tree.parent" description="In a legend: a line between two blocks">
    to the parent
  </Translate>,
  <Translate key="reference" id="diagram.tree.reference">
    reference
  </Translate>,
];

/** The meaning of the two kinds of block and the two kinds of edge. */
export default function Legend({at}: Props): ReactNode {
  return at.map(([x, y], index) => (
    <g key={index}>
      {index < 2 ? (
        <Box x={x + 16} y={y + 10} width={22} height={22} tone={index === 0 ? 'ledger' : 'plain'} radius={4} />
      ) : (
        <Arrow from={[x + 38, y + 21]} to={[x, y + 21]} dashed={index === 3} />
      )}
      <Label x={x + 42} y={y} width={118} height={42} align="start" size={13}>
        {texts[index]}
      </Label>
    </g>
  ));
}
