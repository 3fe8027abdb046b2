import type {PricedCall} from './call';
import {step, type Funds, type Sponsor, type Verdict} from './step';

/** Transactions, one after another, for which the same accounts pay. */
export interface Phase extends Verdict {
  /** Of the first of them, from 1. */
  readonly first: bigint;
  readonly count: bigint;
}

export interface Run {
  readonly phases: readonly Phase[];
  readonly funds: Funds;
  /** Transactions that were computed: fewer than wanted if the payers alternate too often. */
  readonly done: bigint;
}

/** Stretches of equal transactions, at most: 30 ms of work. */
const STRETCHES = 600;

const KEYS = [
  'gas',
  'balance',
  'points',
  'usedPoints',
  'locked',
  'occupied',
  'senderFees',
  'senderLocked',
  'burnt',
  'lost',
] as const satisfies readonly (keyof Funds)[];
type Change = Readonly<Record<(typeof KEYS)[number], bigint>>;

const mapKeys = (of: (key: keyof Funds) => bigint): Funds & Change =>
  Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as Funds & Change;
const changeOf = (before: Funds, after: Funds): Change => mapKeys((key) => after[key] - before[key]);
const apply = (funds: Funds, change: Change, times: bigint): Funds =>
  mapKeys((key) => funds[key] + change[key] * times);

const isSameVerdict = (a: Verdict, b: Verdict): boolean =>
  a.gasBy === b.gasBy && a.storageBy === b.storageBy && a.failure === b.failure && a.senderNeeds === b.senderNeeds;

/**
 * How many transactions change the funds in the same way, at most `most`. Every condition of `step` is a comparison of
 * sums, so if the first and a later transaction have the same result, all transactions between them have it too. The
 * number can therefore be found by bisection.
 */
function stretch(
  funds: Funds,
  change: Change,
  verdict: Verdict,
  sponsor: Sponsor,
  call: PricedCall,
  most: bigint,
): bigint {
  const isSame = (index: bigint): boolean => {
    const before = apply(funds, change, index);
    if (KEYS.some((key) => before[key] < 0n)) return false;
    const {verdict: then, after} = step(before, sponsor, call);
    return isSameVerdict(verdict, then) && KEYS.every((key) => after[key] - before[key] === change[key]);
  };
  let [same, other] = [0n, 1n];
  while (other < most && isSame(other)) [same, other] = [other, other * 2n];
  if (other > most) other = most;
  while (other - same > 1n) {
    const middle = (same + other) / 2n;
    if (isSame(middle)) same = middle;
    else other = middle;
  }
  return same + 1n;
}

/** Sends the call `count` times. `from` is the number of transactions before. */
export function run(start: Funds, sponsor: Sponsor, call: PricedCall, count: bigint, from = 0n): Run {
  const phases: Phase[] = [];
  let funds = start;
  let done = 0n;
  for (let i = 0; i < STRETCHES && done < count; i++) {
    const {verdict, after} = step(funds, sponsor, call);
    const change = changeOf(funds, after);
    const times = stretch(funds, change, verdict, sponsor, call, count - done);
    const last = phases.at(-1);
    if (last && isSameVerdict(last, verdict)) phases[phases.length - 1] = {...last, count: last.count + times};
    else phases.push({...verdict, first: from + done + 1n, count: times});
    funds = apply(funds, change, times);
    done += times;
  }
  return {phases, funds, done};
}

/** Adds later phases, and joins the two that meet. */
export function joinPhases(before: readonly Phase[], after: readonly Phase[]): readonly Phase[] {
  const [last, next] = [before.at(-1), after[0]];
  return last && next && isSameVerdict(last, next)
    ? [...before.slice(0, -1), {...last, count: last.count + next.count}, ...after.slice(1)]
    : [...before, ...after];
}
