import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/Diagram';

const coreCall = () => translate({id: 'diagram.epochSpaces.core', message: 'Core tx', description: 'Diagram EpochOfSpaces: a Core Space transaction'});
const crossCall = () => translate({id: 'diagram.epochSpaces.cross', message: 'cross-space call', description: 'Diagram EpochOfSpaces: a Core Space transaction that calls eSpace'});
const espaceCall = () => translate({id: 'diagram.epochSpaces.espace', message: 'eSpace tx', description: 'Diagram EpochOfSpaces: an eSpace transaction'});

/** The blocks of one epoch on the left; what each space's interface makes of them on the right. */
export default function EpochOfSpaces(): ReactNode {
  const phantom = translate({id: 'diagram.epochSpaces.phantom', message: 'phantom', description: 'Diagram EpochOfSpaces: a phantom transaction'});
  return (
    <Diagram
      width={720}
      height={300}
      title={translate({id: 'diagram.epochSpaces.title', message: 'One epoch, seen from each space', description: 'Diagram EpochOfSpaces: caption'})}
      desc={translate({
        id: 'diagram.epochSpaces.desc',
        message:
          'An epoch of three blocks. The first holds a Core Space transaction, the second a cross-space call, the third, which is the pivot block, an eSpace transaction. Core Space shows three blocks with the first two transactions. eSpace shows one block for the whole epoch, with two phantom transactions of the cross-space call and then the eSpace transaction.',
        description: 'Diagram EpochOfSpaces: what it shows, in sentences',
      })}>
      <Lane x={10} y={8} width={290} height={284} label={translate({id: 'diagram.epochSpaces.epoch', message: 'Epoch in order', description: 'Diagram EpochOfSpaces: left lane'})} />
      {[coreCall(), crossCall(), espaceCall()].map((text, index) => (
        <g key={text}>
          <Box x={26} y={46 + index * 80} width={258} height={66} />
          <Label x={34} y={46 + index * 80} width={90} height={66} align="start" size={13} tone="quiet">
            {index < 2 ? (
              <Translate id="diagram.epochSpaces.block" description="Diagram EpochOfSpaces: a block by its place" values={{number: index + 1}}>
                {'block {number}'}
              </Translate>
            ) : (
              <Translate id="diagram.epochSpaces.pivot" description="Diagram EpochOfSpaces: the last block">pivot block</Translate>
            )}
          </Label>
          <Box x={126} y={58 + index * 80} width={146} height={42} tone={index < 2 ? 'core' : 'espace'} size={13}>
            {text}
          </Box>
        </g>
      ))}
      <Arrow from={[300, 80]} to={[368, 80]} tone="core" />
      <Arrow from={[300, 222]} to={[368, 222]} tone="espace" />
      <Lane x={370} y={8} width={340} height={136} tone="core" label={translate({id: 'diagram.epochSpaces.coreView', message: 'Core Space: its own blocks', description: 'Diagram EpochOfSpaces: upper right lane'})} />
      <Box x={386} y={70} width={96} height={52} tone="core" size={13}>{coreCall()}</Box>
      <Box x={492} y={70} width={96} height={52} tone="core" size={13}>{crossCall()}</Box>
      <Box x={598} y={70} width={96} height={52} tone="quiet" size={12}>
        <Translate id="diagram.epochSpaces.empty" description="Diagram EpochOfSpaces: a block without transactions of Core Space">none here</Translate>
      </Box>
      <Lane x={370} y={156} width={340} height={136} tone="espace" label={translate({id: 'diagram.epochSpaces.espaceView', message: 'eSpace: one block', description: 'Diagram EpochOfSpaces: lower right lane'})} />
      {[phantom, phantom, espaceCall()].map((text, index) => (
        <Box key={index} x={386 + index * 106} y={218} width={96} height={52} tone="espace" dashed={index < 2} size={13}>
          {text}
        </Box>
      ))}
    </Diagram>
  );
}
