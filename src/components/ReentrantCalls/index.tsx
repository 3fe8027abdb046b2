import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/Diagram';

const LEFT = 160;
const RIGHT = 560;

/** One call or payment, from top to bottom in the order of time. */
function Step({y, back, children}: {readonly y: number; readonly back?: boolean; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Label x={LEFT + 10} y={y - 34} width={RIGHT - LEFT - 20} height={30} size={14} place="bottom">
        {children}
      </Label>
      {back ? <Arrow from={[RIGHT, y]} to={[LEFT, y]} tone="ledger" /> : <Arrow from={[LEFT, y]} to={[RIGHT, y]} />}
    </>
  );
}

/** The order of calls when a contract pays before it writes. */
export default function ReentrantCalls(): ReactNode {
  return (
    <Diagram
      width={720}
      height={310}
      title={translate({id: 'diagram.reentrancy.title', message: 'The calls of the attack, in their order', description: 'Diagram ReentrantCalls: caption'})}
      desc={translate({
        id: 'diagram.reentrancy.desc',
        message:
          'The robber calls withdraw. The bank pays, and the old balance still stands. The payment runs receive of the robber, which calls withdraw again. The bank pays again, and so on until it has too little. Only then does the bank write the balance of zero, once for each call.',
        description: 'Diagram ReentrantCalls: what it shows, in sentences',
      })}>
      <Lane x={10} y={10} width={LEFT - 10} height={290} label={<Translate id="diagram.reentrancy.robber" description="Diagram ReentrantCalls: who attacks">robber</Translate>} align="center" />
      <Lane x={RIGHT} y={10} width={150} height={290} label={<Translate id="diagram.reentrancy.bank" description="Diagram ReentrantCalls: who is robbed">bank</Translate>} align="center" />
      <Step y={66}>
        <Translate id="diagram.reentrancy.first" description="Diagram ReentrantCalls: first call">1. calls withdraw()</Translate>
      </Step>
      <Step y={112} back>
        <Translate id="diagram.reentrancy.pays" description="Diagram ReentrantCalls: first payment">2. pays; the old balance still stands</Translate>
      </Step>
      <Box x={25} y={128} width={120} height={34} tone="plain" size={13}>receive()</Box>
      <Step y={178}>
        <Translate id="diagram.reentrancy.again" description="Diagram ReentrantCalls: second call">3. receive() calls withdraw() again</Translate>
      </Step>
      <Step y={224} back>
        <Translate id="diagram.reentrancy.more" description="Diagram ReentrantCalls: more payments">4. pays again, and so on</Translate>
      </Step>
      <Box x={RIGHT + 12} y={246} width={126} height={44} tone="plain" dashed size={13}>
        <Translate id="diagram.reentrancy.late" description="Diagram ReentrantCalls: the bank writes at the end">writes 0, too late</Translate>
      </Box>
    </Diagram>
  );
}
