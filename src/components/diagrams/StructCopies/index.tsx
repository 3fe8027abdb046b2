import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

/** The entry in storage and what it says about Bob's visits, after one of the functions. */
const entry = (visits: number): ReactNode => (
  <Translate id="diagram.copies.entry" values={{number: visits}}>
    {'members[0] in storage, visits: {number}'}
  </Translate>
);
const copies = <Translate id="diagram.copies.copies">copies</Translate>;
const refers = <Translate id="diagram.copies.refers">refers to it</Translate>;
const copy = <Translate id="diagram.copies.copy">member, a copy, visits: 1, lost at the end</Translate>;
const reference = <Translate id="diagram.copies.reference">member, a reference without own values</Translate>;

const ROWS = [
  {code: 'Member memory member = members[index];', visits: 0, arrow: copies, local: copy, isCopy: true},
  {code: 'Member storage member = members[index];', visits: 1, arrow: refers, local: reference, isCopy: false},
] as const;

const narrow = {
  height: 416,
  children: ROWS.map(({code, visits, arrow, local, isCopy}, index) => {
    const y = 4 + index * 210;
    const ends = [
      [90, y + 84],
      [90, y + 140],
    ] as const;
    return (
      <Fragment key={code}>
        <Label x={6} y={y} width={328} height={28} align="start" size={13} strong>
          {code}
        </Label>
        <Box x={6} y={y + 32} width={328} height={52} tone="ledger">
          {entry(visits)}
        </Box>
        <Arrow from={ends[isCopy ? 0 : 1]} to={ends[isCopy ? 1 : 0]} />
        <Label x={106} y={y + 94} width={220} height={36} align="start" size={13}>
          {arrow}
        </Label>
        <Box x={6} y={y + 140} width={328} height={52} tone="plain" dashed={isCopy}>
          {local}
        </Box>
      </Fragment>
    );
  }),
};

/** What a local variable is for a struct in storage: a copy in memory, or a reference. */
export default function StructCopies(): ReactNode {
  return (
    <Diagram
      height={236}
      title={translate({id: 'diagram.copies.title', message: 'What one word decides, after member.visits += 1'})}
      desc={translate({
        id: 'diagram.copies.desc',
        message:
          'With memory, the entry in storage is copied to member. The copy gets 1 visit and is lost at the end of the call, while the entry keeps 0. With storage, member only refers to the entry, which gets 1 visit.',
      })}
      narrow={narrow}
    >
      {ROWS.map(({code, visits, arrow, local, isCopy}, index) => {
        const y = 6 + index * 116;
        const ends = [
          [306, y + 62],
          [420, y + 62],
        ] as const;
        return (
          <Fragment key={code}>
            <Label x={6} y={y} width={708} height={28} align="start" strong>
              {code}
            </Label>
            <Box x={6} y={y + 34} width={300} height={58} tone="ledger">
              {entry(visits)}
            </Box>
            <Arrow from={ends[isCopy ? 0 : 1]} to={ends[isCopy ? 1 : 0]} />
            <Label x={310} y={y + 18} width={106} height={40} size={13} place="bottom">
              {arrow}
            </Label>
            <Box x={420} y={y + 34} width={294} height={58} tone="plain" dashed={isCopy}>
              {local}
            </Box>
          </Fragment>
        );
      })}
    </Diagram>
  );
}
