import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/Diagram';
import {BLOCKS, block, edge, EPOCHS, SIDE} from './graph';

/** Pivot chain, blocks outside of it, and the epochs that put all of them in one order. */
export default function TreeGraph(): ReactNode {
  return (
    <Diagram
      width={720}
      height={350}
      title={translate({id: 'diagram.tree.title', message: 'Every block counts: the pivot chain cuts the Tree-Graph into epochs', description: 'Diagram TreeGraph: caption'})}
      desc={translate({
        id: 'diagram.tree.desc',
        message:
          'Four pivot blocks in a row form the pivot chain. Four more blocks stand above and below it. Each block has a solid edge to its parent; pivot blocks have dotted edges to blocks outside the chain. A pivot block and the blocks that it is the first to refer to form an epoch. Numbers 1 to 8 give the resulting order; the pivot block is the last of its epoch.',
        description: 'Diagram TreeGraph: what it shows, in sentences',
      })}>
      {EPOCHS.map(({x, width}, index) => (
        <Lane
          key={x}
          x={x}
          y={20}
          width={width}
          height={270}
          align="center"
          label={translate({id: 'diagram.tree.epoch', message: 'Epoch {number}', description: 'Diagram TreeGraph: name of an epoch'}, {number: index})}
        />
      ))}
      {BLOCKS.flatMap((newer) => [
        ...(newer.parent ? [<Arrow key={`${newer.order}p`} {...edge(newer, block(newer.parent))} tone={newer.pivot ? 'ledger' : 'plain'} shape="curve" />] : []),
        ...(newer.refs ?? []).map((order) => <Arrow key={`${newer.order}r${order}`} {...edge(newer, block(order))} dashed shape="curve" />),
      ])}
      {BLOCKS.map(({order, at: [x, y], pivot}) => (
        <Box key={order} x={x - SIDE / 2} y={y - SIDE / 2} width={SIDE} height={SIDE} tone={pivot ? 'ledger' : 'plain'} radius={7} size={16}>
          {order}
        </Box>
      ))}
      <Box x={46} y={316} width={22} height={22} tone="ledger" radius={4} />
      <Label x={72} y={306} width={110} height={42} align="start" size={13}>
        <Translate id="diagram.tree.pivot" description="Diagram TreeGraph: legend">pivot block</Translate>
      </Label>
      <Box x={196} y={316} width={22} height={22} radius={4} />
      <Label x={222} y={306} width={130} height={42} align="start" size={13}>
        <Translate id="diagram.tree.other" description="Diagram TreeGraph: legend">other block</Translate>
      </Label>
      <Arrow from={[402, 327]} to={[364, 327]} />
      <Label x={406} y={306} width={110} height={42} align="start" size={13}>
        <Translate id="diagram.tree.parent" description="Diagram TreeGraph: legend">to the parent</Translate>
      </Label>
      <Arrow from={[566, 327]} to={[528, 327]} dashed />
      <Label x={570} y={306} width={140} height={42} align="start" size={13}>
        <Translate id="diagram.tree.reference" description="Diagram TreeGraph: legend">reference</Translate>
      </Label>
    </Diagram>
  );
}
