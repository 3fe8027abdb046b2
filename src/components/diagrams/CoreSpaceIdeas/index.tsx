import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

const epoch = <Translate id="diagram.ideas.epoch">Epoch: its blocks are executed together</Translate>;
const account = <Translate id="diagram.ideas.account">account</Translate>;
const transaction = <Translate id="diagram.ideas.transaction">transaction</Translate>;
const contract = <Translate id="diagram.ideas.contract">contract</Translate>;
const internal = <Translate id="diagram.ideas.internal">internal contract</Translate>;
const sponsor = <Translate id="diagram.ideas.sponsor">sponsor</Translate>;
const pays = <Translate id="diagram.ideas.pays">can pay the gas and the collateral</Translate>;
const collateral = <Translate id="diagram.ideas.collateral">storage collateral, locked while data is stored</Translate>;

const narrow = {
  height: 470,
  children: (
    <>
      <Lane x={6} y={6} width={328} height={300} tone="core" />
      <Label x={16} y={10} width={308} height={40} size={13} align="start" strong>
        {epoch}
      </Label>
      <Box x={20} y={56} width={136} height={62} tone="core" size={13}>
        {account}
        <br />
        <code>cfx:…</code>
      </Box>
      <Arrow from={[88, 118]} to={[88, 142]} tone="core" />
      <Box x={20} y={142} width={136} height={84} size={13}>
        {transaction}
        <br />
        <code>epochHeight</code>
        <br />
        <code>storageLimit</code>
      </Box>
      <Arrow from={[156, 184]} to={[184, 184]} />
      <Box x={184} y={148} width={136} height={72} tone="core" size={13}>
        {contract}
      </Box>
      <Arrow from={[252, 148]} to={[252, 118]} tone="core" />
      <Box x={184} y={56} width={136} height={62} tone="core" dashed size={13}>
        {internal}
      </Box>
      <Arrow from={[252, 220]} to={[252, 244]} />
      <Box x={100} y={244} width={220} height={52} tone="ledger" size={13}>
        {collateral}
      </Box>
      <Arrow from={[210, 366]} to={[210, 296]} dashed />
      <Box x={100} y={366} width={220} height={44} tone="quiet" size={13}>
        {sponsor}
      </Box>
      <Label x={20} y={414} width={300} height={44} size={13} tone="quiet">
        {pays}
      </Label>
    </>
  ),
};

/**
 * The five ideas of Core Space in one transaction: epochs, addresses, fields, collateral with sponsors, internal
 * contracts.
 */
export default function CoreSpaceIdeas(): ReactNode {
  return (
    <Diagram
      height={300}
      title={translate({id: 'diagram.ideas.title', message: 'One Core Space transaction and the ideas around it'})}
      desc={translate({
        id: 'diagram.ideas.desc',
        message:
          'Within an epoch, whose blocks are executed together, an account with a cfx: address sends a transaction. Its fields epochHeight and storageLimit do not exist on Ethereum. The transaction calls a contract, which can call an internal contract. Data that it stores locks storage collateral. A sponsor can pay the gas and the collateral.',
      })}
      narrow={narrow}
    >
      <Lane x={8} y={8} width={704} height={196} tone="core" />
      <Label x={20} y={12} width={680} height={28} align="start" strong>
        {epoch}
      </Label>
      <Box x={24} y={64} width={136} height={96} tone="core">
        {account}
        <br />
        <code>cfx:…</code>
      </Box>
      <Arrow from={[160, 112]} to={[192, 112]} tone="core" />
      <Box x={192} y={64} width={160} height={96}>
        {transaction}
        <br />
        <code>epochHeight</code>
        <br />
        <code>storageLimit</code>
      </Box>
      <Arrow from={[352, 112]} to={[384, 112]} />
      <Box x={384} y={64} width={136} height={96} tone="core">
        {contract}
      </Box>
      <Arrow from={[520, 112]} to={[552, 112]} tone="core" />
      <Box x={552} y={64} width={144} height={96} tone="core" dashed>
        {internal}
      </Box>
      <Arrow from={[452, 160]} to={[452, 228]} />
      <Box x={324} y={228} width={256} height={60} tone="ledger" size={13}>
        {collateral}
      </Box>
      <Arrow from={[170, 258]} to={[324, 258]} dashed />
      <Box x={34} y={232} width={136} height={52} tone="quiet">
        {sponsor}
      </Box>
      <Label x={174} y={206} width={146} height={48} size={13} tone="quiet" place="bottom">
        {pays}
      </Label>
    </Diagram>
  );
}
