import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

const user = <Translate id="diagram.sponsor.user">user</Translate>;
const call = <Translate id="diagram.sponsor.call">contract call</Translate>;
const whitelist = <Translate id="diagram.sponsor.whitelist">sender on the whitelist?</Translate>;
const bound = <Translate id="diagram.sponsor.bound">gas limit × maximum price ≤ upper bound?</Translate>;
const balance = <Translate id="diagram.sponsor.balance">sponsor balance ≥ gas limit × effective price?</Translate>;
const lane = <Translate id="diagram.sponsor.lane">Storage collateral</Translate>;
const storage = (
  <Translate id="diagram.sponsor.storage" description="storageLimit is a field">
    sponsor balance + storage points ≥ storageLimit?
  </Translate>
);
const sponsor = <Translate id="diagram.sponsor.sponsor">sponsor pays</Translate>;
const sender = <Translate id="diagram.sponsor.sender">sender pays</Translate>;
const yes = <Translate id="diagram.sponsor.yes">yes</Translate>;
const no = <Translate id="diagram.sponsor.no">no</Translate>;

const narrow = {
  height: 602,
  children: (
    <>
      <Lane x={24} y={166} width={186} height={242} label="Gas" />
      <Lane x={4} y={430} width={206} height={164} label={lane} />
      {(
        [
          [88, 34, 112, 34],
          [161, 60, 161, 86],
          [117, 138, 117, 166],
          [14, 138, 14, 430],
          [117, 260, 117, 280],
          [117, 338, 117, 358],
          [107, 524, 107, 544],
        ] as const
      ).map(([x, y, toX, toY]) => (
        <Arrow key={`${x} ${y}`} from={[x, y]} to={[toX, toY]} />
      ))}
      <Box x={4} y={8} width={84} height={52}>
        {user}
      </Box>
      <Box x={112} y={8} width={98} height={52} tone="core">
        {call}
      </Box>
      <Box x={4} y={86} width={206} height={52} tone="core" size={13}>
        {whitelist}
      </Box>
      <Label x={120} y={140} width={60} height={22} size={13} align="start">
        {yes}
      </Label>
      <Box x={34} y={202} width={166} height={58} size={13}>
        {bound}
      </Box>
      <Box x={34} y={280} width={166} height={58} size={13}>
        {balance}
      </Box>
      <Box x={34} y={358} width={166} height={40} tone="ledger" size={13}>
        {sponsor}
      </Box>
      <Box x={14} y={466} width={186} height={58} size={13}>
        {storage}
      </Box>
      <Box x={14} y={544} width={186} height={40} tone="ledger" size={13}>
        {sponsor}
      </Box>
      {[112, 231, 309, 495].map((y) => (
        <g key={y}>
          <Arrow from={[y === 112 ? 210 : 200, y]} to={[244, y]} dashed />
          <Label x={207} y={y - 23} width={40} height={20} size={13}>
            {no}
          </Label>
        </g>
      ))}
      <Box x={244} y={86} width={92} height={508} tone="quiet" dashed size={13}>
        {sender}
      </Box>
    </>
  ),
};

/** The checks with which the node decides, for gas and for collateral, whether a sponsor or the sender pays. */
export default function SponsorFlow(): ReactNode {
  return (
    <Diagram
      height={368}
      title={translate({id: 'diagram.sponsor.title', message: 'How the node decides who pays'})}
      desc={translate({
        id: 'diagram.sponsor.desc',
        message:
          'A user calls a contract. If the sender is not on the whitelist of the contract, the sender pays for gas and collateral. Otherwise the node decides each of them separately. The sponsor pays for gas if the gas limit times the maximum price is within the upper bound and the sponsor balance for gas covers the gas limit times the effective price. The sponsor pays for collateral if the sponsor balance for collateral and the storage points together cover the storageLimit. If one of these checks fails, the sender pays that part.',
      })}
      narrow={narrow}
    >
      <Lane x={290} y={8} width={422} height={150} label="Gas" />
      <Lane x={290} y={252} width={422} height={108} label={lane} />
      <Box x={8} y={76} width={92} height={52} size={14}>
        {user}
      </Box>
      <Arrow from={[54, 128]} to={[54, 180]} />
      <Box x={8} y={180} width={92} height={56} tone="core" size={14}>
        {call}
      </Box>
      <Arrow from={[100, 208]} to={[124, 208]} />
      <Box x={124} y={166} width={108} height={84} tone="core" size={13}>
        {whitelist}
      </Box>
      <Arrow from={[200, 166]} to={[290, 98]} />
      <Label x={190} y={110} width={52} height={22} size={13} align="start">
        {yes}
      </Label>
      <Arrow from={[200, 250]} to={[290, 318]} />
      <Label x={190} y={280} width={52} height={22} size={13} align="start">
        {yes}
      </Label>
      <Arrow from={[232, 208]} to={[290, 208]} dashed />
      <Label x={236} y={184} width={46} height={22} size={13}>
        {no}
      </Label>
      <Box x={300} y={44} width={130} height={100} size={13}>
        {bound}
      </Box>
      <Arrow from={[430, 94]} to={[446, 94]} />
      <Box x={446} y={44} width={130} height={100} size={13}>
        {balance}
      </Box>
      <Arrow from={[576, 94]} to={[592, 94]} />
      <Box x={592} y={44} width={112} height={100} tone="ledger" size={13}>
        {sponsor}
      </Box>
      {(
        [
          [365, 144, 186],
          [511, 144, 186],
          [550, 288, 230],
        ] as const
      ).map(([x, from, to]) => (
        <g key={x}>
          <Arrow from={[x, from]} to={[x, to]} dashed />
          <Label x={x + 2} y={from < to ? 162 : 230} width={46} height={22} size={13} align="start">
            {no}
          </Label>
        </g>
      ))}
      <Box x={290} y={186} width={422} height={44} tone="quiet" dashed size={14}>
        {sender}
      </Box>
      <Box x={300} y={288} width={276} height={60} size={13}>
        {storage}
      </Box>
      <Arrow from={[576, 318]} to={[592, 318]} />
      <Box x={592} y={288} width={112} height={60} tone="ledger" size={13}>
        {sponsor}
      </Box>
    </Diagram>
  );
}
