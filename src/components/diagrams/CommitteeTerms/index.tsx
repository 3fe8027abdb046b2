import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label, Lane} from '@site/src/components/parts/Diagram';

/** Terms that a group serves, as `posTerms` in src/facts/protocol.json. */
const SERVES = 6;
/** The term in the middle, which six groups share. */
const MARKED = 5;
const GROUPS = Array.from({length: SERVES + 1}, (_, index) => index);

const group = <Translate id="diagram.terms.group">elected group</Translate>;
const committee = <Translate id="diagram.terms.committee">the committee in this term</Translate>;
const terms = <Translate id="diagram.terms.time">terms</Translate>;

/** Bars that start one term after another; `step` is the width of a term. */
const bars = (left: number, step: number, named: boolean): ReactNode => (
  <>
    <Lane x={left + MARKED * step} y={34} width={step} height={216} tone="ledger" />
    {GROUPS.map((index) => (
      <Box
        key={index}
        x={left + index * step + 2}
        y={42 + index * 29}
        width={SERVES * step - 4}
        height={23}
        tone={index <= MARKED ? 'core' : 'quiet'}
        dashed={index > MARKED}
        radius={6}
        size={13}
      >
        {named && group}
      </Box>
    ))}
    <Arrow from={[left, 262]} to={[left + (2 * SERVES + 1) * step - 4, 262]} />
  </>
);

const narrow = {
  height: 300,
  children: (
    <>
      <Label x={20} y={4} width={300} height={26} size={13}>
        {committee}
      </Label>
      {bars(8, 27, false)}
      <Label x={10} y={268} width={320} height={26} size={13}>
        {terms}
      </Label>
    </>
  ),
};

/** How the elected groups overlap: in each term, one joins the committee and one leaves it. */
export default function CommitteeTerms(): ReactNode {
  return (
    <Diagram
      height={296}
      title={translate({id: 'diagram.terms.title', message: 'Six elected groups form the committee'})}
      desc={translate({
        id: 'diagram.terms.desc',
        message:
          'A timeline of terms. In each term, one group of votes is elected. Each group serves for six terms, so its bar overlaps with those of the five groups before it and the five after it. In any one term, six groups together form the committee: one has just joined, and one is about to leave.',
      })}
      narrow={narrow}
    >
      <Label x={120} y={4} width={480} height={26}>
        {committee}
      </Label>
      {bars(10, 54, true)}
      <Label x={10} y={266} width={700} height={26} size={13}>
        {terms}
      </Label>
    </Diagram>
  );
}
