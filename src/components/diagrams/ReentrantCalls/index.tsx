import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

/**
 * Positions of the two contracts on a grid: the inner edges of their lanes, and how much room a text has above its
 * arrow.
 */
type Sides = {readonly left: number; readonly right: number; readonly text: number};
const WIDE: Sides = {left: 160, right: 560, text: 30};
const NARROW: Sides = {left: 88, right: 238, text: 60};

/** One call or payment, from top to bottom in the order of time. */
function Step({
  sides: {left, right, text},
  y,
  back,
  children,
}: {
  readonly sides: Sides;
  readonly y: number;
  readonly back?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Label
        x={left + 2}
        y={y - text - 4}
        width={right - left - 4}
        height={text}
        size={text > 30 ? 13 : 14}
        place="bottom"
      >
        {children}
      </Label>
      {back ? <Arrow from={[right, y]} to={[left, y]} tone="ledger" /> : <Arrow from={[left, y]} to={[right, y]} />}
    </>
  );
}

const robber = <Translate id="diagram.reentrancy.robber">robber</Translate>;
const bank = <Translate id="diagram.reentrancy.bank">bank</Translate>;
const first = <Translate id="diagram.reentrancy.first">1. calls withdraw()</Translate>;
const pays = <Translate id="diagram.reentrancy.pays">2. pays before updating the balance</Translate>;
const again = <Translate id="diagram.reentrancy.again">3. receive() calls withdraw() again</Translate>;
const more = <Translate id="diagram.reentrancy.more">4. pays again, and so on</Translate>;
const late = (
  <Translate id="diagram.reentrancy.late" description="What the bank does at the end">
    sets 0, too late
  </Translate>
);

const narrow = {
  height: 420,
  children: (
    <>
      <Lane x={6} y={8} width={NARROW.left - 6} height={404} label={robber} align="center" />
      <Lane x={NARROW.right} y={8} width={96} height={404} label={bank} align="center" />
      <Step sides={NARROW} y={84}>
        {first}
      </Step>
      <Step sides={NARROW} y={160} back>
        {pays}
      </Step>
      <Box x={10} y={174} width={NARROW.left - 14} height={36} size={13}>
        receive()
      </Box>
      <Step sides={NARROW} y={240}>
        {again}
      </Step>
      <Step sides={NARROW} y={316} back>
        {more}
      </Step>
      <Box x={NARROW.right + 4} y={330} width={88} height={72} dashed size={13}>
        {late}
      </Box>
    </>
  ),
};

/** The order of calls when a contract pays before it writes. */
export default function ReentrantCalls(): ReactNode {
  return (
    <Diagram
      height={310}
      title={translate({id: 'diagram.reentrancy.title', message: 'Order of the calls in the attack'})}
      desc={translate({
        id: 'diagram.reentrancy.desc',
        message:
          'The robber calls withdraw. The bank pays while the old balance is still recorded. The payment runs the robber’s receive function, which calls withdraw again. The bank pays again, and this repeats until the bank doesn’t have enough left. Only then does the bank set the balance to zero, once for each call.',
      })}
      narrow={narrow}
    >
      <Lane x={10} y={10} width={WIDE.left - 10} height={290} label={robber} align="center" />
      <Lane x={WIDE.right} y={10} width={150} height={290} label={bank} align="center" />
      <Step sides={WIDE} y={66}>
        {first}
      </Step>
      <Step sides={WIDE} y={112} back>
        {pays}
      </Step>
      <Box x={25} y={128} width={120} height={34} size={13}>
        receive()
      </Box>
      <Step sides={WIDE} y={178}>
        {again}
      </Step>
      <Step sides={WIDE} y={224} back>
        {more}
      </Step>
      <Box x={WIDE.right + 12} y={246} width={126} height={44} dashed size={13}>
        {late}
      </Box>
    </Diagram>
  );
}
