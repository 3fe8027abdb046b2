import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Diagram, {Lane} from '@site/src/components/parts/Diagram';
import Graph from './Graph';
import Legend from './Legend';
import {edge, EPOCHS, fall, turned, turnedEdge} from './graph';

const epochName = (number: number) => translate({id: 'diagram.tree.epoch', message: 'Epoch {number}'}, {number});

/** Time runs downwards, so that the graph is as narrow as a telephone. */
function Narrow(): ReactNode {
  return (
    <>
      {EPOCHS.map(({x, width}, index) => (
        <Lane key={x} x={6} y={fall(x)} width={328} height={fall(x + width) - fall(x)} label={epochName(index)} />
      ))}
      <Graph place={turned} edge={turnedEdge} shape="climb" />
      <Legend
        at={[
          [-10, 536],
          [164, 536],
          [6, 576],
          [180, 576],
        ]}
      />
    </>
  );
}

/** Pivot chain, blocks outside of it, and the epochs that put all of them in one order. */
export default function TreeGraph(): ReactNode {
  return (
    <Diagram
      height={350}
      title={translate({
        id: 'diagram.tree.title',
        message: 'Every block counts: the pivot chain divides the Tree-Graph into epochs',
      })}
      desc={translate({
        id: 'diagram.tree.desc',
        message:
          'Four pivot blocks form the pivot chain, and four other blocks are placed on either side of it. A solid edge leads from each block to its parent, and dotted edges lead from pivot blocks to blocks outside the chain. An epoch consists of a pivot block and the blocks that this pivot block is the first to reference. Numbers 1 to 8 show the resulting order, in which the pivot block is the last block of its epoch.',
      })}
      narrow={{height: 620, children: <Narrow />}}
    >
      {EPOCHS.map(({x, width}, index) => (
        <Lane key={x} x={x} y={20} width={width} height={270} align="center" label={epochName(index)} />
      ))}
      <Graph place={({at}) => at} edge={edge} shape="curve" />
      <Legend
        at={[
          [30, 306],
          [180, 306],
          [364, 306],
          [528, 306],
        ]}
      />
    </Diagram>
  );
}
