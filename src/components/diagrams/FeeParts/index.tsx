import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

/** Left edge and width of the bar for the gas limit; its parts are drawn in proportion to the example. */
const LEFT = 10;
const WIDTH = 700;
const [USED, CHARGED] = [0.4, 0.75];

const limit = <Translate id="diagram.fee.limit">gas limit</Translate>;
const used = <Translate id="diagram.fee.used">used</Translate>;
const charged = <Translate id="diagram.fee.charged">unused, charged</Translate>;
const refund = <Translate id="diagram.fee.refund">unused, returned</Translate>;
const times = <Translate id="diagram.fee.times">gas charged × (base fee + priority fee)</Translate>;
const base = <Translate id="diagram.fee.base">base fee</Translate>;
const priority = <Translate id="diagram.fee.priority">priority fee</Translate>;
const burnt = (
  <Translate id="diagram.fee.burnt" description="Where a part of the fee goes">
    burned
  </Translate>
);
const miner = <Translate id="diagram.fee.miner">miner</Translate>;
const collateral = (
  <Translate id="diagram.fee.collateral">
    Core Space only: storage collateral, released when the slot is cleared
  </Translate>
);

const narrow = {
  height: 420,
  children: (
    <>
      <Label x={10} y={2} width={320} height={24} align="start" strong>
        {limit}
      </Label>
      <Box x={10} y={30} width={320 * USED} height={56} tone="ledger" radius={4} size={13}>
        {used}
      </Box>
      <Box x={10 + 320 * USED} y={30} width={320 * (CHARGED - USED)} height={56} tone="plain" radius={4} size={13}>
        {charged}
      </Box>
      <Box
        x={10 + 320 * CHARGED}
        y={30}
        width={320 * (1 - CHARGED)}
        height={56}
        tone="quiet"
        dashed
        radius={4}
        size={13}
      >
        {refund}
      </Box>
      <Label x={10} y={90} width={320} height={44} size={13} tone="quiet">
        {times}
      </Label>
      <Arrow from={[85, 136]} to={[85, 168]} />
      <Arrow from={[255, 136]} to={[255, 168]} />
      <Box x={10} y={168} width={150} height={50}>
        {base}
      </Box>
      <Box x={180} y={168} width={150} height={50}>
        {priority}
      </Box>
      <Arrow from={[60, 218]} to={[60, 266]} />
      <Arrow from={[130, 218]} to={[205, 266]} />
      <Arrow from={[270, 218]} to={[270, 266]} />
      <Box x={10} y={266} width={150} height={50} tone="quiet">
        {burnt}
      </Box>
      <Box x={180} y={266} width={150} height={50} tone="ledger">
        {miner}
      </Box>
      <Box x={10} y={340} width={320} height={72} tone="core" dashed size={13}>
        {collateral}
      </Box>
    </>
  ),
};

/**
 * The parts of a gas limit if no storage is refunded: used, charged though unused, returned; and how the price divides
 * the charged part.
 */
export default function FeeParts(): ReactNode {
  return (
    <Diagram
      height={300}
      title={translate({
        id: 'diagram.fee.title',
        message: 'From the gas limit to the fee, without a refund for storage',
      })}
      desc={translate({
        id: 'diagram.fee.desc',
        message:
          'A bar represents the gas limit of a transaction that receives no refund for storage. The transaction uses the first 40% of the limit. The next 35% is charged although it isn’t used, and the last 25% is returned. The fee is the gas charged times the sum of the base fee and the priority fee. Part of the base fee is burned, and the miner receives the rest and the priority fee. In Core Space, storage collateral is locked in addition to the fee and released when the slot is cleared.',
      })}
      narrow={narrow}
    >
      <Label x={LEFT} y={4} width={WIDTH} height={24} align="start" size={14} strong>
        {limit}
      </Label>
      <Box x={LEFT} y={32} width={WIDTH * USED} height={48} tone="ledger" radius={4} size={13}>
        {used}
      </Box>
      <Box
        x={LEFT + WIDTH * USED}
        y={32}
        width={WIDTH * (CHARGED - USED)}
        height={48}
        tone="plain"
        radius={4}
        size={13}
      >
        {charged}
      </Box>
      <Box
        x={LEFT + WIDTH * CHARGED}
        y={32}
        width={WIDTH * (1 - CHARGED)}
        height={48}
        tone="quiet"
        dashed
        radius={4}
        size={13}
      >
        {refund}
      </Box>
      <Label x={LEFT} y={84} width={WIDTH * CHARGED} height={30} size={13} tone="quiet">
        {times}
      </Label>
      <Arrow from={[170, 114]} to={[170, 148]} />
      <Arrow from={[430, 114]} to={[430, 148]} />
      <Box x={LEFT} y={150} width={320} height={46} size={14}>
        {base}
      </Box>
      <Box x={350} y={150} width={160} height={46} size={14}>
        {priority}
      </Box>
      <Arrow from={[90, 196]} to={[90, 240]} />
      <Arrow from={[250, 196]} to={[300, 240]} />
      <Arrow from={[430, 196]} to={[390, 240]} />
      <Box x={LEFT} y={242} width={160} height={46} tone="quiet" size={14}>
        {burnt}
      </Box>
      <Box x={260} y={242} width={200} height={46} tone="ledger" size={14}>
        {miner}
      </Box>
      <Box x={540} y={150} width={170} height={138} tone="core" dashed size={13}>
        {collateral}
      </Box>
    </Diagram>
  );
}
