import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

const key = <Translate id="diagram.accounts.key">one private key</Translate>;
const external = <Translate id="diagram.accounts.external">account with private key</Translate>;
const contract = <Translate id="diagram.accounts.contract">contract</Translate>;
const internal = <Translate id="diagram.accounts.internal">internal contract</Translate>;
const mapped = <Translate id="diagram.accounts.mapped">mapped account, no private key</Translate>;
const acts = (
  <Translate id="diagram.accounts.acts" description="On the arrows to the mapped account">
    controls
  </Translate>
);

const narrow = {
  height: 348,
  children: (
    <>
      <Lane x={6} y={82} width={140} height={258} tone="core" label="Core Space" />
      <Lane x={194} y={82} width={140} height={258} tone="espace" label="eSpace" />
      <Box x={90} y={8} width={160} height={44} tone="ledger" radius={22}>
        {key}
      </Box>
      <Arrow from={[128, 52]} to={[116, 119]} tone="core" />
      <Arrow from={[224, 52]} to={[292, 119]} tone="espace" />
      <Box x={12} y={120} width={128} height={62} tone="core" size={13}>
        {external} <code>0x1…</code>
      </Box>
      <Box x={12} y={194} width={128} height={62} tone="core" size={13}>
        {contract} <code>0x8…</code>
      </Box>
      <Box x={12} y={268} width={128} height={62} tone="core" dashed size={13}>
        {internal} <code>0x0…</code>
      </Box>
      <Box x={200} y={120} width={128} height={62} tone="espace" size={13}>
        {external}
      </Box>
      <Box x={200} y={194} width={128} height={62} tone="espace" size={13}>
        {contract}
      </Box>
      <Box x={200} y={268} width={128} height={62} tone="espace" dashed size={13}>
        {mapped}
      </Box>
      <Arrow from={[140, 162]} to={[199, 282]} tone="core" dashed />
      <Arrow from={[140, 232]} to={[199, 304]} tone="core" dashed />
      <Label x={140} y={124} width={60} height={40} size={13} tone="core">
        {acts}
      </Label>
    </>
  ),
};

/**
 * The kinds of account in the two spaces, grouped by the key or code that controls each. A mapped account connects a
 * Core Space account to eSpace.
 */
export default function AccountKinds(): ReactNode {
  return (
    <Diagram
      height={330}
      title={translate({id: 'diagram.accounts.title', message: 'Who controls each account'})}
      desc={translate({
        id: 'diagram.accounts.desc',
        message:
          'One private key controls an account in Core Space, whose hex address begins with 1, and an account in eSpace. Core Space also has contracts, whose hex addresses begin with 8, and internal contracts, whose hex addresses begin with 0. eSpace also has contracts. Each Core Space account has a mapped account in eSpace, which has no private key: only that Core Space account can act for it.',
      })}
      narrow={narrow}
    >
      <Lane x={10} y={82} width={310} height={240} tone="core" label="Core Space" />
      <Lane x={400} y={82} width={310} height={240} tone="espace" label="eSpace" />
      <Box x={285} y={8} width={150} height={44} tone="ledger" radius={22} size={14}>
        {key}
      </Box>
      <Arrow from={[320, 52]} to={[180, 118]} tone="core" />
      <Arrow from={[400, 52]} to={[540, 118]} tone="espace" />
      <Box x={26} y={120} width={278} height={50} tone="core" size={13}>
        {external} <code>0x1…</code>
      </Box>
      <Box x={26} y={184} width={278} height={50} tone="core" size={13}>
        {contract} <code>0x8…</code>
      </Box>
      <Box x={26} y={248} width={278} height={50} tone="core" dashed size={13}>
        {internal} <code>0x0…</code>
      </Box>
      <Box x={416} y={120} width={278} height={50} tone="espace" size={13}>
        {external}
      </Box>
      <Box x={416} y={184} width={278} height={50} tone="espace" size={13}>
        {contract}
      </Box>
      <Box x={416} y={248} width={278} height={50} tone="espace" dashed size={13}>
        {mapped}
      </Box>
      <Arrow from={[304, 152]} to={[416, 262]} tone="core" dashed />
      <Arrow from={[304, 214]} to={[416, 278]} tone="core" dashed />
      <Label x={322} y={106} width={76} height={42} size={13} tone="core">
        {acts}
      </Label>
    </Diagram>
  );
}
