import type {Plan} from './form';
import {joinPhases, run, type Phase} from './model/run';
import type {Funds} from './model/step';

/** Phases in the table, at most. */
const SHOWN = 8;
/** Days that a forecast looks ahead, at most: 100 years. */
const DAYS = 36_500n;

export interface Forecast {
  readonly phases: readonly Phase[];
  /** More changes of payer follow the phases shown. */
  readonly hasMore: boolean;
  /** After the number of transactions that the reader specified, or after `done` if the payers alternate too often. */
  readonly funds: Funds;
  readonly done: bigint;
  /**
   * Transactions for which the sponsor pays before it stops for the first time; undefined if it doesn't stop in 100
   * years.
   */
  readonly gasLasts: bigint | undefined;
  readonly storageLasts: bigint | undefined;
}

/** The day of a transaction with this number; both start at 1. */
export const dayOf = (number: bigint, perDay: bigint): bigint => (number - 1n) / perDay + 1n;

/** The forecast of a plan: at least the number of transactions that the reader specified, and up to 100 years. */
export function forecastOf({funds, sponsor, call, perDay, count}: Plan): Forecast {
  const asked = run(funds, sponsor, call, count);
  const horizon = perDay * DAYS;
  const later =
    asked.done === count && count < horizon ? run(asked.funds, sponsor, call, horizon - count, count) : undefined;
  const phases = later ? joinPhases(asked.phases, later.phases) : asked.phases;
  const lasts = (isPaid: (phase: Phase) => boolean): bigint | undefined => {
    const end = phases.find((phase) => !isPaid(phase));
    return end && end.first - 1n;
  };
  return {
    phases: phases.slice(0, SHOWN),
    hasMore: phases.length > SHOWN,
    funds: asked.funds,
    done: asked.done,
    gasLasts: lasts(({gasBy}) => gasBy === 'sponsor'),
    storageLasts: lasts(({storageBy, failure}) => storageBy !== 'sender' && !failure),
  };
}
