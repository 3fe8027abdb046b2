import {protocolFact} from './protocolFacts';

/** The state of a vote in one part of its life. */
export type Phase = 'lock' | 'active' | 'absent' | 'unlock' | 'dispute';

/** A part of a timeline. */
export interface Part {
  readonly phase: Phase;
  /** Views of the PoS chain; undefined if the validator decides on the duration. */
  readonly views?: number;
}

/** The path of a vote from its registration, or from an incident, to its release. */
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

/** The days that a number of views takes at the rate observed on mainnet. */
export const daysOf = (views: number): number => (views * value('posRoundObserved')) / 86_400;

/** Four timelines with the delays from the facts: retired late, retired at once, force-retired, and after a dispute. */
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
