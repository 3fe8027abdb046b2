import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';
import type {Tone} from '@site/src/components/parts/Diagram/tone';

const coreCall = (
  <Translate id="diagram.epochSpaces.core" description="A Core Space transaction">
    Core tx
  </Translate>
);
const crossCall = <Translate id="diagram.epochSpaces.cross">cross-space call</Translate>;
const espaceCall = (
  <Translate id="diagram.epochSpaces.espace" description="An eSpace transaction">
    eSpace tx
  </Translate>
);
const phantom = (
  <Translate id="diagram.epochSpaces.phantom" description="A phantom transaction">
    phantom
  </Translate>
);
const none = <Translate id="diagram.epochSpaces.empty">no Core tx</Translate>;
const pivot = <Translate id="diagram.epochSpaces.pivot">pivot block</Translate>;
const epoch = <Translate id="diagram.epochSpaces.epoch">Order in the epoch</Translate>;
const coreView = <Translate id="diagram.epochSpaces.coreView">Core Space: three blocks</Translate>;
const espaceView = <Translate id="diagram.epochSpaces.espaceView">eSpace: one block</Translate>;

/** The three blocks, one below the other, each with its transaction. */
function Blocks({x, y, width}: {readonly x: number; readonly y: number; readonly width: number}): ReactNode {
  return [coreCall, crossCall, espaceCall].map((text, index) => (
    <g key={index}>
      <Box x={x} y={y + index * 80} width={width} height={66} />
      <Label x={x + 8} y={y + index * 80} width={90} height={66} align="start" size={13} tone="quiet">
        {index < 2 ? (
          <Translate id="diagram.epochSpaces.block" values={{number: index + 1}}>
            {'block {number}'}
          </Translate>
        ) : (
          pivot
        )}
      </Label>
      <Box
        x={x + 100}
        y={y + 12 + index * 80}
        width={width - 112}
        height={42}
        tone={index < 2 ? 'core' : 'espace'}
        size={13}
      >
        {text}
      </Box>
    </g>
  ));
}

/** The view of one space: three boxes in a row. */
function View({
  x,
  y,
  tone,
  dashed = 0,
  texts,
}: {
  readonly x: number;
  readonly y: number;
  readonly tone: Tone;
  /** How many of them are dashed. */ readonly dashed?: number;
  readonly texts: readonly ReactNode[];
}): ReactNode {
  return texts.map((text, index) => (
    <Box
      key={index}
      x={x + index * 104}
      y={y}
      width={98}
      height={64}
      tone={text === none ? 'quiet' : tone}
      dashed={index < dashed}
      size={13}
    >
      {text}
    </Box>
  ));
}

const CORE = [coreCall, crossCall, none];
const ESPACE = [phantom, phantom, espaceCall];

const narrow = {
  height: 596,
  children: (
    <>
      <Lane x={6} y={8} width={328} height={116} tone="core" label={coreView} />
      <View x={17} y={46} tone="core" texts={CORE} />
      <Arrow from={[170, 160]} to={[170, 126]} tone="core" />
      <Lane x={6} y={160} width={328} height={282} label={epoch} />
      <Blocks x={17} y={198} width={306} />
      <Arrow from={[170, 442]} to={[170, 476]} tone="espace" />
      <Lane x={6} y={478} width={328} height={112} tone="espace" label={espaceView} />
      <View x={17} y={514} tone="espace" dashed={2} texts={ESPACE} />
    </>
  ),
};

/** The blocks of one epoch, and how each space's interface presents them. */
export default function EpochOfSpaces(): ReactNode {
  return (
    <Diagram
      height={300}
      title={translate({id: 'diagram.epochSpaces.title', message: 'One epoch, seen from each space'})}
      desc={translate({
        id: 'diagram.epochSpaces.desc',
        message:
          'An epoch consists of three blocks. The first block contains a Core Space transaction, the second contains a cross-space call, and the third, which is the pivot block, contains an eSpace transaction. Core Space shows three blocks with the first two transactions. eSpace shows a single block for the whole epoch, with the two phantom transactions of the cross-space call followed by the eSpace transaction.',
      })}
      narrow={narrow}
    >
      <Lane x={10} y={8} width={290} height={284} label={epoch} />
      <Blocks x={26} y={46} width={258} />
      <Arrow from={[300, 80]} to={[368, 80]} tone="core" />
      <Arrow from={[300, 222]} to={[368, 222]} tone="espace" />
      <Lane x={370} y={8} width={340} height={136} tone="core" label={coreView} />
      <View x={387} y={60} tone="core" texts={CORE} />
      <Lane x={370} y={156} width={340} height={136} tone="espace" label={espaceView} />
      <View x={387} y={208} tone="espace" dashed={2} texts={ESPACE} />
    </Diagram>
  );
}
