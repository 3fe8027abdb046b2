import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/Diagram';

/** One ledger, two spaces, and the internal contract through which Core Space calls eSpace. */
export default function TwoSpaces(): ReactNode {
  return (
    <Diagram
      width={720}
      height={336}
      title={translate({id: 'diagram.spaces.title', message: 'One ledger, two spaces', description: 'Diagram TwoSpaces: caption'})}
      desc={translate({
        id: 'diagram.spaces.desc',
        message:
          'One ledger, ordered by the Tree-Graph and finalised by proof of stake, holds two spaces. Core Space has cfx: addresses and cfx_ methods; eSpace has 0x addresses and eth_ methods. The internal contract CrossSpaceCall in Core Space calls eSpace contracts and moves CFX in both directions inside one transaction.',
        description: 'Diagram TwoSpaces: what it shows, in sentences',
      })}>
      <Lane x={10} y={8} width={310} height={202} tone="core" label="Core Space" />
      <Label x={18} y={36} width={294} height={60} align="start" place="top" tone="quiet">
        <Translate id="diagram.spaces.core" description="Diagram TwoSpaces: Core Space in a line">
          cfx: addresses, cfx_ methods, sponsored gas, storage collateral
        </Translate>
      </Label>
      <Lane x={400} y={8} width={310} height={202} tone="espace" label="eSpace" />
      <Label x={408} y={36} width={294} height={60} align="start" place="top" tone="quiet">
        <Translate id="diagram.spaces.espace" description="Diagram TwoSpaces: eSpace in a line">
          0x addresses, eth_ methods, Ethereum tools and wallets
        </Translate>
      </Label>
      <Box x={26} y={114} width={104} height={76} tone="core" size={13}>
        <Translate id="diagram.spaces.coreContract" description="Diagram TwoSpaces: box">Core contract</Translate>
      </Box>
      <Box x={168} y={114} width={136} height={76} tone="core" dashed size={13}>
        CrossSpaceCall
        <br />
        <small>
          <Translate id="diagram.spaces.internal" description="Diagram TwoSpaces: under the name CrossSpaceCall">internal contract</Translate>
        </small>
      </Box>
      <Box x={530} y={114} width={164} height={76} tone="espace" size={13}>
        <Translate id="diagram.spaces.espaceContract" description="Diagram TwoSpaces: box">eSpace contract or account</Translate>
      </Box>
      <Arrow from={[130, 152]} to={[168, 152]} tone="core" />
      <Arrow from={[304, 136]} to={[530, 136]} tone="core" />
      <Arrow from={[530, 170]} to={[304, 170]} tone="espace" />
      <Label x={402} y={94} width={130} height={36} size={13} place="bottom" align="start" tone="core">
        <Translate id="diagram.spaces.call" description="Diagram TwoSpaces: on the arrow to eSpace">call, send CFX</Translate>
      </Label>
      <Label x={402} y={176} width={130} height={36} size={13} place="top" align="start" tone="espace">
        <Translate id="diagram.spaces.back" description="Diagram TwoSpaces: on the arrow back">result, CFX back</Translate>
      </Label>
      <Arrow from={[165, 262]} to={[165, 212]} />
      <Arrow from={[555, 262]} to={[555, 212]} />
      <Label x={250} y={219} width={220} height={34} size={13} tone="quiet">
        <Translate id="diagram.spaces.executes" description="Diagram TwoSpaces: between ledger and spaces">each epoch runs both</Translate>
      </Label>
      <Box x={10} y={262} width={700} height={66} tone="ledger" size={15}>
        <Translate id="diagram.spaces.ledger" description="Diagram TwoSpaces: the bar at the bottom">
          One ledger: the Tree-Graph orders blocks, proof of stake finalises them
        </Translate>
      </Box>
    </Diagram>
  );
}
