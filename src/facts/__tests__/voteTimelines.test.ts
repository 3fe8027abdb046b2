import {describe, expect, it} from 'vitest';
import {WIDTHS} from '../../components/diagrams/PosTimeline/widths';
import {protocolFact} from '../protocolFacts';
import {daysOf, viewsUntilRelease, voteTimelines} from '../voteTimelines';

const value = (id: string) => Number(protocolFact(id).value);

describe('the timelines of a vote', () => {
  it('take as long as the facts say', () => {
    const [late, early, forced, disputed] = voteTimelines().map(({parts}) => viewsUntilRelease(parts));
    expect(late).toBe(value('posUnlockViewsCode'));
    expect(early).toBe(value('posLockViews') + value('posUnlockViewsCode'));
    expect(forced).toBe(3 * 120 + value('posUnlockViewsCode'));
    expect(disputed).toBe(value('posDisputeViews'));
  });

  it('agree with the days that the facts state for the lock and a dispute', () => {
    expect(daysOf(value('posLockViews'))).toBeCloseTo(value('posLockDays'), 1);
    expect(Math.round(voteTimelines()[3]!.days / 30.4)).toBe(value('posDisputeMonths'));
  });

  it('fit into their width', () => {
    for (const {parts} of voteTimelines())
      expect(parts.reduce((sum, {phase}) => sum + WIDTHS[phase], 0)).toBeLessThanOrEqual(1);
  });
});
