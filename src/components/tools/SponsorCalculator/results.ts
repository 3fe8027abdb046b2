import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {costResults} from '@site/src/components/tools/FeeCalculator/results';
import {localNumber, localUnit} from '@site/src/components/parts/localNumber';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import type {Forecast} from './forecast';
import type {Plan} from './form';
import {lastsText} from './messages/results';
import {bytesOf, dripOf} from './model/collateral';

/** An amount with all its digits, to copy. */
const cfx = (drip: bigint): string => `${formatAmount(drip, 'cfx')} CFX`;

/** An amount as prose writes it. */
export const shownCfx = (drip: bigint): string => localUnit(localNumber(formatAmount(drip, 'cfx')), 'CFX');

/** The cost of one transaction, for the sender or the sponsor. */
export function callResults(plan: Plan | undefined): Result[] {
  const collateral = plan && dripOf(plan.call.set, plan.sponsor.rules);
  return [
    ...costResults(plan?.call.cost).slice(0, -1),
    {
      label: translate({
        id: 'sponsorCalculator.compared',
        message: 'Maximum fee, compared with the upper bound',
        description: 'Gas limit times maximum price',
      }),
      code: plan && cfx(plan.call.cost.needed),
    },
    {
      label: translate({id: 'sponsorCalculator.collateral', message: 'Collateral'}),
      code: collateral === undefined ? undefined : cfx(collateral),
      text:
        plan &&
        translate({id: 'sponsorCalculator.bytes', message: '({bytes} bytes)'}, {bytes: localNumber(plan.call.set)}),
    },
  ];
}

/** How long the sponsor pays. */
export function lastsResults(plan: Plan | undefined, forecast: Forecast | undefined): Result[] {
  const text = (count: bigint | undefined) => plan && forecast && lastsText(count, plan.perDay);
  return [
    {
      label: translate({
        id: 'sponsorCalculator.gasLasts',
        message: 'Sponsor pays for gas',
        description: 'Followed by how long',
      }),
      text: text(forecast?.gasLasts),
      isMain: true,
    },
    {
      label: translate({
        id: 'sponsorCalculator.storageLasts',
        message: 'Sponsor pays for collateral',
        description: 'Followed by how long',
      }),
      text: text(forecast?.storageLasts),
      isMain: true,
    },
  ];
}

/** The balances after the number of transactions that the reader specified. */
export function fundsResults(plan: Plan | undefined, forecast: Forecast | undefined): Result[] {
  const funds = forecast?.funds;
  const amount = (drip: bigint | undefined) => (drip === undefined ? undefined : cfx(drip));
  const points =
    funds &&
    plan &&
    translate(
      {
        id: 'sponsorCalculator.points.value',
        message: '{available} available, {used} in use',
        description: 'Storage points',
      },
      {
        available: localNumber(bytesOf(funds.points, plan.sponsor.rules)),
        used: localNumber(bytesOf(funds.usedPoints, plan.sponsor.rules)),
      },
    );
  return [
    {
      label: translate({id: 'sponsorCalculator.after.gas', message: 'Sponsor balance for gas'}),
      code: amount(funds?.gas),
    },
    {
      label: translate({id: 'sponsorCalculator.after.balance', message: 'Sponsor balance for collateral'}),
      code: amount(funds?.balance),
    },
    {label: translate({id: 'sponsorCalculator.after.points', message: 'Storage points'}), text: points},
    {
      label: translate({id: 'sponsorCalculator.after.locked', message: 'Locked by the sponsor', description: 'CFX'}),
      code: amount(funds?.locked),
    },
    {
      label: translate({id: 'sponsorCalculator.after.senderFees', message: 'Fees paid by senders'}),
      code: amount(funds?.senderFees),
    },
    {
      label: translate({id: 'sponsorCalculator.after.senderLocked', message: 'Locked by senders', description: 'CFX'}),
      code: amount(funds?.senderLocked),
    },
    {
      label: translate({id: 'sponsorCalculator.after.burnt', message: 'Burned base fee, in total'}),
      code: amount(funds?.burnt),
    },
  ];
}
