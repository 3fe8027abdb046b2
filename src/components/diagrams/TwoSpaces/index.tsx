import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

const coreLine = (
  <Translate id="diagram.spaces.core">cfx: addresses, cfx_ methods, sponsored gas, storage collateral</Translate>
);
const espaceLine = (
  <Translate id="diagram.spaces.espace">0x addresses, eth_ methods, Ethereum tools and wallets</Translate>
);
const coreContract = <Translate id="diagram.spaces.coreContract">Core contract</Translate>;
const internal = <Translate id="diagram.spaces.internal">internal contract</Translate>;
const espaceContract = <Translate id="diagram.spaces.espaceContract">eSpace contract or account</Translate>;
const call = <Translate id="diagram.spaces.call">call, send CFX</Translate>;
const back = <Translate id="diagram.spaces.back">result, CFX back</Translate>;
const executes = <Translate id="diagram.spaces.executes">each epoch executes both</Translate>;
const ledger = (
  <Translate id="diagram.spaces.ledger">
    One ledger: the Tree-Graph orders blocks, proof of stake finalizes them
  </Translate>
);

const narrow = {
  height: 530,
  children: (
    <>
      <Lane x={10} y={8} width={320} height={190} tone="core" label="Core Space" />
      <Label x={18} y={41} width={304} height={64} align="start" place="top" tone="quiet">
        {coreLine}
      </Label>
      <Box x={26} y={112} width={118} height={72} tone="core" size={13}>
        {coreContract}
      </Box>
      <Arrow from={[144, 148]} to={[178, 148]} tone="core" />
      <Box x={178} y={112} width={140} height={72} tone="core" dashed size={13}>
        CrossSpaceCall
        <br />
        <small>{internal}</small>
      </Box>
      <Arrow from={[200, 184]} to={[200, 288]} tone="core" />
      <Arrow from={[300, 288]} to={[300, 184]} tone="espace" />
      <Label x={94} y={199} width={98} height={55} size={13} align="end" tone="core">
        {call}
      </Label>
      <Label x={206} y={199} width={92} height={55} size={13} align="start" tone="espace">
        {back}
      </Label>
      <Lane x={54} y={254} width={276} height={170} tone="espace" label="eSpace" />
      <Box x={178} y={288} width={140} height={60} tone="espace" size={13}>
        {espaceContract}
      </Box>
      <Label x={66} y={354} width={252} height={64} align="start" place="top" tone="quiet">
        {espaceLine}
      </Label>
      <Arrow from={[30, 456]} to={[30, 198]} />
      <Arrow from={[100, 456]} to={[100, 424]} />
      <Label x={112} y={425} width={220} height={30} size={13} align="start" tone="quiet">
        {executes}
      </Label>
      <Box x={10} y={456} width={320} height={66} tone="ledger">
        {ledger}
      </Box>
    </>
  ),
};

/** One ledger, two spaces, and the internal contract through which Core Space calls eSpace. */
export default function TwoSpaces(): ReactNode {
  return (
    <Diagram
      height={336}
      title={translate({id: 'diagram.spaces.title', message: 'One ledger, two spaces'})}
      desc={translate({
        id: 'diagram.spaces.desc',
        message:
          'One ledger, ordered by the Tree-Graph and finalized by proof of stake, contains two spaces. Core Space has cfx: addresses and cfx_ methods; eSpace has 0x addresses and eth_ methods. The internal contract CrossSpaceCall in Core Space can call eSpace contracts and move CFX in both directions within one transaction.',
      })}
      narrow={narrow}
    >
      <Lane x={10} y={8} width={310} height={210} tone="core" label="Core Space" />
      <Label x={18} y={41} width={294} height={66} align="start" place="top" tone="quiet">
        {coreLine}
      </Label>
      <Lane x={400} y={8} width={310} height={210} tone="espace" label="eSpace" />
      <Label x={408} y={41} width={294} height={66} align="start" place="top" tone="quiet">
        {espaceLine}
      </Label>
      <Box x={26} y={114} width={104} height={76} tone="core" size={13}>
        {coreContract}
      </Box>
      <Box x={168} y={114} width={136} height={76} tone="core" dashed size={13}>
        CrossSpaceCall
        <br />
        <small>{internal}</small>
      </Box>
      <Box x={530} y={114} width={164} height={76} tone="espace" size={13}>
        {espaceContract}
      </Box>
      <Arrow from={[130, 152]} to={[168, 152]} tone="core" />
      <Arrow from={[304, 136]} to={[530, 136]} tone="core" />
      <Arrow from={[530, 170]} to={[304, 170]} tone="espace" />
      <Label x={402} y={94} width={130} height={36} size={13} place="bottom" align="start" tone="core">
        {call}
      </Label>
      <Label x={402} y={175} width={130} height={40} size={13} place="top" align="start" tone="espace">
        {back}
      </Label>
      <Arrow from={[165, 262]} to={[165, 220]} />
      <Arrow from={[555, 262]} to={[555, 220]} />
      <Label x={250} y={222} width={220} height={36} size={13} tone="quiet">
        {executes}
      </Label>
      <Box x={10} y={262} width={700} height={66} tone="ledger" size={15}>
        {ledger}
      </Box>
    </Diagram>
  );
}
