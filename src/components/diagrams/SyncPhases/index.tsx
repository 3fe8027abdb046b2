import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

/** The phases in order, with the data that the node obtains in each. */
const PHASES = [
  {
    id: 'disk',
    name: <Translate id="diagram.phases.disk">Own headers</Translate>,
    text: <Translate id="diagram.phases.disk.text">from the database</Translate>,
  },
  {
    id: 'headers',
    name: <Translate id="diagram.phases.headers">Headers</Translate>,
    text: <Translate id="diagram.phases.headers.text">from peers, to find the checkpoint</Translate>,
  },
  {
    id: 'checkpoint',
    name: <Translate id="diagram.phases.checkpoint">Checkpoint</Translate>,
    text: <Translate id="diagram.phases.checkpoint.text">its state, if it is missing</Translate>,
  },
  {
    id: 'bodies',
    name: <Translate id="diagram.phases.bodies">Bodies</Translate>,
    text: <Translate id="diagram.phases.bodies.text">of the blocks after it</Translate>,
  },
  {
    id: 'blocks',
    name: <Translate id="diagram.phases.blocks">Blocks</Translate>,
    text: <Translate id="diagram.phases.blocks.text">that appeared meanwhile</Translate>,
  },
  {
    id: 'normal',
    name: <Translate id="diagram.phases.normal">Normal</Translate>,
    text: <Translate id="diagram.phases.normal.text">new blocks as they come</Translate>,
  },
] as const;

const tone = (index: number) => (index === PHASES.length - 1 ? 'ledger' : 'core');

const narrow = {
  height: 444,
  children: PHASES.map(({id, name, text}, index) => {
    const y = 6 + index * 74;
    return (
      <g key={id}>
        {index > 0 && <Arrow from={[75, y - 22]} to={[75, y]} />}
        <Box x={4} y={y} width={142} height={52} tone={tone(index)}>
          {name}
        </Box>
        <Label x={158} y={y} width={178} height={52} size={13} align="start" tone="quiet">
          {text}
        </Label>
      </g>
    );
  }),
};

/** The phases of a node that starts, from its own database to new blocks. */
export default function SyncPhases(): ReactNode {
  return (
    <Diagram
      height={150}
      title={translate({id: 'diagram.phases.title', message: 'The phases of synchronization'})}
      desc={translate({
        id: 'diagram.phases.desc',
        message:
          'A node that starts passes through six phases. 1: It reads its own headers from the database. 2: It downloads headers from peers to find the checkpoint. 3: It downloads the state of the checkpoint, if it is missing. 4: It downloads the bodies of the blocks after the checkpoint. 5: It catches up with the blocks that appeared meanwhile. 6: In the normal phase, it processes new blocks as they come.',
      })}
      narrow={narrow}
    >
      {PHASES.map(({id, name, text}, index) => {
        const x = 6 + index * 121;
        return (
          <g key={id}>
            {index > 0 && <Arrow from={[x - 18, 40]} to={[x, 40]} />}
            <Box x={x} y={12} width={103} height={56} tone={tone(index)}>
              {name}
            </Box>
            <Label x={x - 6} y={76} width={115} height={72} size={13} place="top" tone="quiet">
              {text}
            </Label>
          </g>
        );
      })}
    </Diagram>
  );
}
