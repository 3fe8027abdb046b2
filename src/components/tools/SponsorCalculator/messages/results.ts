import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {dayOf, type Forecast} from '../forecast';
import type {Failure, Payer} from '../model/step';

/** Who pays, in a cell of the table. */
export const payerText = (payer: Payer | undefined): string =>
  payer === undefined
    ? '–'
    : payer === 'sponsor'
      ? translate({id: 'sponsorCalculator.payer.sponsor', message: 'Sponsor'})
      : translate({id: 'sponsorCalculator.payer.sender', message: 'Sender'});

/** Columns of the table. As strings: on a telephone the table puts them before its cells. */
export const columnTexts = (): string[] => [
  translate({
    id: 'sponsorCalculator.column.from',
    message: 'From transaction',
    description: 'Heading above the number of a transaction',
  }),
  translate({id: 'sponsorCalculator.column.day', message: 'On day'}),
  translate({id: 'sponsorCalculator.column.gas', message: 'Gas', description: 'Who pays for it'}),
  translate({id: 'sponsorCalculator.column.storage', message: 'Collateral', description: 'Who pays for it'}),
  translate({id: 'sponsorCalculator.column.needs', message: 'Sender needs', description: 'CFX'}),
];

/** Why the transactions of a phase fail; the name of the error stays as the node writes it. */
export const failureText = (failure: Failure): string =>
  translate(
    {id: 'sponsorCalculator.failure', message: 'Fails: {error}', description: 'error is the name of an error'},
    {error: failure === 'overLimit' ? 'ExceedStorageLimit' : 'NotEnoughBalanceForStorage'},
  );

/** How long the sponsor pays for one part. */
export function lastsText(count: bigint | undefined, perDay: bigint): string {
  if (count === undefined)
    return translate({
      id: 'sponsorCalculator.lasts.long',
      message: 'Longer than this calculation, which ends after 100 years at most',
    });
  if (count === 0n)
    return translate({id: 'sponsorCalculator.lasts.never', message: 'Not even for the first transaction'});
  return translate(
    {id: 'sponsorCalculator.lasts', message: '{count} transactions, until day {day}'},
    {count: localNumber(count), day: localNumber(dayOf(count, perDay))},
  );
}

/** The sentence below the table. */
export function noteText({hasMore, done, funds}: Forecast, count: bigint): string {
  if (done < count)
    return translate(
      {
        id: 'sponsorCalculator.note.cut',
        message:
          'The payers keep alternating, so the calculation stopped after {done} transactions and shows the balances at that point.',
      },
      {done: localNumber(done)},
    );
  if (funds.lost > 0n)
    return translate({
      id: 'sponsorCalculator.note.lost',
      message:
        'One transaction can’t release more than the CFX that are locked at the time, even if points cover some of the slots. The rest is lost, so clear fewer slots in each transaction.',
    });
  if (hasMore)
    return translate({
      id: 'sponsorCalculator.note.more',
      message: 'The payers change more often than the table shows, because cleared slots refill the sponsor’s balance.',
    });
  return translate({
    id: 'sponsorCalculator.note',
    message:
      'Half of a payment for collateral becomes points, and half of the base fee is burned, as long as votes don’t change these shares. The sender is assumed to have enough CFX; the last column shows how much the node requires to accept a transaction.',
  });
}
