import {protocolFact} from './protocolFacts';

/** What happens to a vote in one part of its life. */
export type Phase = 'lock' | 'active' | 'absent' | 'unlock' | 'dispute';

/** A part of a timeline. */
export interface Part {
  readonly phase: Phase;
  /** Views of the PoS chain; none where the validator decides how long it takes. */
  readonly views?: number;
}

/** A way of a vote from its registration, or from an incident, to its release. */
export interface Timeline {
  readonly parts: readonly Part[];
  /** Days until the release, counted from the owner's decision or the incident. */
  readonly days: number;
}

const value = (id: string): number => Number(protocolFact(id).value);

/** Views until the release. The active time before the owner's decision is up to the owner, so it isn't counted. */
export function viewsUntilRelease(parts: readonly Part[]): number {
  const from = parts.findIndex(({views}) => views === undefined) + 1;
  return parts.slice(from).reduce((sum, {views = 0}) => sum + views, 0);
}

/** Days that a number of views takes at the pace that was observed on mainnet. */
export const daysOf = (views: number): number => (views * value('posRoundObserved')) / 86_400;

/**
 * Four timelines with the delays that the facts state: retired late, retired at once, force-retired, and after a
 * dispute.
 */
export function voteTimelines(): Timeline[] {
  const lock: Part = {phase: 'lock', views: value('posLockViews')};
  const unlock: Part = {phase: 'unlock', views: value('posUnlockViewsCode')};
  const absent: Part = {phase: 'absent', views: value('posForceRetireTerms') * value('posTermRounds')};
  const all: Part[][] = [
    [lock, {phase: 'active'}, unlock],
    [lock, unlock],
    [absent, unlock],
    [{phase: 'dispute', views: value('posDisputeViews')}],
  ];
  return all.map((parts) => ({parts, days: daysOf(viewsUntilRelease(parts))}));
}
