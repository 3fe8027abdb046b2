import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';
import Column from './Column';
import {EXECUTED, stages, tone} from '../../parts/transactionStages';

const deferredBy = (count: number) => (
  <Translate id="diagram.life.deferred" values={{count}}>
    {'{count} epochs later'}
  </Translate>
);

/** Width of a stage and the distance from one to the next, on the wide grid. */
const WIDTH = 118;
const STEP = 145;

type Props = {
  /** Epochs between packing and execution. Written by `src/remark/facts`. */
  executionLag: number;
};

/** From the pool to finality: the event at each stage, and the tag under which a node shows it. */
export default function TransactionLife({executionLag}: Props): ReactNode {
  const deferred = deferredBy(executionLag);
  return (
    <Diagram
      height={228}
      title={translate({id: 'diagram.life.title', message: 'Transaction lifecycle'})}
      desc={translate(
        {
          id: 'diagram.life.desc',
          message:
            'A transaction goes through five stages: pool, packed, executed, confirmed and finalized. It waits in the transaction pool until a block packs it. Its epoch is executed {count} epochs later, and from then on the receipt exists. After that, its order becomes unlikely to change, and proof of stake finalizes it. In Core Space, the tags latest_mined, latest_state, latest_confirmed and latest_finalized correspond to the last four stages. In eSpace, latest, safe and finalized correspond to the last three.',
        },
        {count: executionLag},
      )}
      narrow={{height: 520, children: <Column deferred={deferred} />}}
    >
      {stages().map(({name, text, core, espace}, index) => {
        const x = 11 + index * STEP;
        return (
          <g key={name}>
            {index > 0 && <Arrow from={[x - STEP + WIDTH, 62]} to={[x - 1, 62]} dashed={index === EXECUTED} />}
            <Box x={x} y={36} width={WIDTH} height={52} tone={tone(index)} size={15}>
              {name}
            </Box>
            <Label x={x - 8} y={100} width={WIDTH + 16} height={62} place="top" size={13} tone="quiet">
              {text}
            </Label>
            {core && (
              <Label x={x - 18} y={168} width={WIDTH + 36} height={22} size={13} tone="core">
                <code>{core}</code>
              </Label>
            )}
            {espace && (
              <Label x={x - 18} y={194} width={WIDTH + 36} height={22} size={13} tone="espace">
                <code>{espace}</code>
              </Label>
            )}
          </g>
        );
      })}
      <Label x={212} y={6} width={160} height={24} size={13} tone="quiet">
        {deferred}
      </Label>
      <Label x={11} y={168} width={WIDTH} height={22} size={13} tone="core" align="start">
        Core Space
      </Label>
      <Label x={11} y={194} width={WIDTH} height={22} size={13} tone="espace" align="start">
        eSpace
      </Label>
    </Diagram>
  );
}
