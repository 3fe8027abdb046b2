import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Box, Label, Lane} from '@site/src/components/parts/Diagram';

const checkpoint = <Translate id="diagram.nodes.checkpoint">since the checkpoint</Translate>;
const older = <Translate id="diagram.nodes.older">genesis and later</Translate>;
/** The kinds of data, from the one that all nodes keep to the one that most nodes drop. */
const KINDS = {
  headers: {tone: 'quiet', text: <Translate id="diagram.nodes.headers">headers</Translate>},
  bodies: {tone: 'ledger', text: <Translate id="diagram.nodes.bodies">bodies, receipts</Translate>},
  states: {tone: 'plain', text: <Translate id="diagram.nodes.states">states</Translate>},
} as const;

/**
 * The node types, each with the share of the history after which it keeps bodies and states. A type without a number
 * keeps none.
 */
const TYPES: readonly {
  readonly id: string;
  readonly name: ReactNode;
  readonly bodies?: number;
  readonly states?: number;
}[] = [
  {id: 'light', name: <Translate id="diagram.nodes.light">Light node</Translate>},
  {id: 'full', name: <Translate id="diagram.nodes.full">Full node</Translate>, bodies: 0.5, states: 0.75},
  {id: 'archive', name: <Translate id="diagram.nodes.archive">Archive node</Translate>, bodies: 0, states: 0.75},
  {
    id: 'every',
    name: <Translate id="diagram.nodes.every">Archive node with every state</Translate>,
    bodies: 0,
    states: 0,
  },
];

const BAR = 26;
const HEAD = 44;

/**
 * The node types, one below the other. `above` is the height of a name above its bars, zero if the name is next to
 * them.
 */
const rows = (left: number, width: number, names: number, above: number): ReactNode => {
  let y = HEAD;
  return TYPES.map((type) => {
    const bars = [
      {id: 'headers', from: 0},
      {id: 'bodies', from: type.bodies},
      {id: 'states', from: type.states},
    ] as const;
    const top = y;
    const tall = bars.filter(({from}) => from !== undefined).length * (BAR + 2);
    y += above + tall + 12;
    return (
      <g key={type.id}>
        <Label x={4} y={top} width={names} height={above || tall} size={14} align="start" strong>
          {type.name}
        </Label>
        {bars.map(
          ({id, from}, index) =>
            from !== undefined && (
              <Box
                key={id}
                x={left + width * from}
                y={top + above + index * (BAR + 2)}
                width={width * (1 - from)}
                height={BAR}
                tone={KINDS[id].tone}
                radius={4}
                size={13}
              >
                {KINDS[id].text}
              </Box>
            ),
        )}
      </g>
    );
  });
};

/** The history that each type of node stores. */
export default function NodeHistory(): ReactNode {
  return (
    <Diagram
      height={378}
      title={translate({id: 'diagram.nodes.title', message: 'What each type of node keeps'})}
      desc={translate({
        id: 'diagram.nodes.desc',
        message:
          'Time runs from genesis on the left to the newest epoch on the right. A light node keeps all headers and nothing else. A full node keeps all headers, bodies and receipts since the checkpoint, and recent states. An archive node keeps all headers, all bodies and receipts, and recent states. An archive node with every state keeps all three from genesis on.',
      })}
      narrow={{
        height: 496,
        children: (
          <>
            <Label x={4} y={4} width={160} height={38} size={13} align="start" tone="quiet">
              {older}
            </Label>
            <Lane x={166} y={2} width={172} height={490} />
            <Label x={166} y={4} width={172} height={38} size={13} tone="quiet">
              {checkpoint}
            </Label>
            {rows(4, 328, 332, 28)}
          </>
        ),
      }}
    >
      <Label x={180} y={4} width={260} height={38} size={13} align="start" tone="quiet">
        {older}
      </Label>
      <Lane x={443} y={2} width={273} height={372} />
      <Label x={445} y={4} width={269} height={38} size={13} tone="quiet">
        {checkpoint}
      </Label>
      {rows(180, 530, 170, 0)}
    </Diagram>
  );
}
