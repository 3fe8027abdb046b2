import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Box, Label} from '@site/src/components/parts/Diagram';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Phase, Timeline} from '@site/src/facts/voteTimelines';
import {WIDTHS} from './widths';

const TONES = {lock: 'core', active: 'ledger', absent: 'quiet', unlock: 'plain', dispute: 'quiet'} as const;

const phase: Readonly<Record<Phase, ReactNode>> = {
  lock: (
    <Translate id="diagram.posTimeline.lock" description="A vote">
      locked, can be elected
    </Translate>
  ),
  active: <Translate id="diagram.posTimeline.active">active until you retire it</Translate>,
  absent: <Translate id="diagram.posTimeline.absent">no signature, still counted</Translate>,
  unlock: <Translate id="diagram.posTimeline.unlock">unlocking, earns nothing</Translate>,
  dispute: <Translate id="diagram.posTimeline.dispute">locked, can’t be elected, earns nothing</Translate>,
};

/** A count of views as the reader's language writes it. */
const inViews = (count: number): string =>
  translate({id: 'diagram.posTimeline.views', message: '{count} views'}, {count: localNumber(count)});

const rounded = ({days}: Timeline): {days: string} => ({days: localNumber(Number(days.toPrecision(2)))});

/** The label of each row, in the order of the timelines. */
const names = (all: readonly Timeline[]): string[] => [
  translate({id: 'diagram.posTimeline.late', message: 'You retire after the lock: {days} days'}, rounded(all[0]!)),
  translate({id: 'diagram.posTimeline.early', message: 'You retire at once: {days} days'}, rounded(all[1]!)),
  translate(
    {id: 'diagram.posTimeline.forced', message: 'Force retirement, votes past their lock: {days} days'},
    rounded(all[2]!),
  ),
  translate({id: 'diagram.posTimeline.disputed', message: 'Dispute: {days} days'}, rounded(all[3]!)),
];

/** The rows on a grid; `row` is the height of one with its name, `bar` that of its boxes. */
function drawn(all: readonly Timeline[], width: number, row: number, bar: number): ReactNode {
  return names(all).map((name, index) => {
    const {parts} = all[index]!;
    const total = parts.reduce((sum, part) => sum + WIDTHS[part.phase], 0);
    const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + WIDTHS[part.phase], 0));
    return (
      <g key={name}>
        <Label x={10} y={6 + index * row} width={width} height={row - bar - 10} align="start" size={13} place="bottom">
          {name}
        </Label>
        {parts.map((part, at) => (
          <Box
            key={part.phase}
            x={10 + (width * starts[at]!) / Math.max(total, 1)}
            y={index * row + row - bar}
            width={(width * WIDTHS[part.phase]) / Math.max(total, 1) - 4}
            height={bar}
            tone={TONES[part.phase]}
            dashed={part.views === undefined}
            radius={6}
            size={13}
          >
            {phase[part.phase]}
            {part.views !== undefined && (
              <>
                <br />
                {inViews(part.views)}
              </>
            )}
          </Box>
        ))}
      </g>
    );
  });
}

type Props = {
  /** Retired late, retired at once, force-retired, and after a dispute. Written by `src/remark/facts`. */
  timelines: readonly Timeline[];
};

/** The four ways in which a vote is locked and released, with their durations. */
export default function PosTimeline({timelines}: Props): ReactNode {
  return (
    <Diagram
      height={336}
      title={translate({
        id: 'diagram.posTimeline.title',
        message: 'How long a vote stays locked on mainnet (not to scale)',
      })}
      desc={translate({
        id: 'diagram.posTimeline.desc',
        message:
          'Four timelines of a vote. First, a vote is locked, then active for as long as its owner likes, and after it’s retired, it’s unlocking. Second, a vote that is retired at once completes its lock before it’s unlocking. Third, a committee member whose signature is missing in three terms is force-retired, and its votes are unlocking. Fourth, after a dispute, all votes are locked for about half a year.',
      })}
      narrow={{height: 558, children: drawn(timelines, 324, 138, 92)}}
    >
      {drawn(timelines, 704, 82, 50)}
    </Diagram>
  );
}
