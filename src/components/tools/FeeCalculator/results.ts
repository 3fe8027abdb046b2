import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {SpaceRules} from '@site/src/facts/feeRules';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import {targetOf, type Cost} from './rules';

const cfx = (drip: bigint | undefined) => (drip === undefined ? undefined : `${formatAmount(drip, 'cfx')} CFX`);
const gdrip = (drip: bigint | undefined) => (drip === undefined ? undefined : `${formatAmount(drip, 'gdrip')} GDrip`);
const gas = (amount: bigint | undefined) => amount !== undefined && localNumber(amount);

/** The target gas, and the base fee of the new block. */
export function priceResults(rules: SpaceRules, basePrice: bigint | undefined): Result[] {
  return [
    {label: translate({id: 'fee.target', message: 'Target gas (base fee unchanged)'}), text: gas(targetOf(rules))},
    {label: translate({id: 'fee.next', message: 'Base fee of the new block'}), code: gdrip(basePrice), isMain: true},
  ];
}

/** The fee of the transaction, and its recipients. */
export function costResults(cost: Cost | undefined): Result[] {
  return [
    {label: translate({id: 'fee.price', message: 'Price per unit of gas'}), code: gdrip(cost?.price)},
    {label: translate({id: 'fee.charged', message: 'Gas charged'}), text: gas(cost?.charged)},
    {label: translate({id: 'fee.refunded', message: 'Gas refunded'}), text: gas(cost?.refunded)},
    {label: translate({id: 'fee.fee', message: 'Fee'}), code: cfx(cost?.fee), isMain: true},
    {label: translate({id: 'fee.burnt', message: 'Amount burned'}), code: cfx(cost?.burnt)},
    {label: translate({id: 'fee.miner', message: 'Amount paid to the miner'}), code: cfx(cost?.miner)},
    {
      label: translate({
        id: 'fee.needed',
        message: 'Balance required to send',
        description: 'Maximum price times gas limit',
      }),
      code: cfx(cost?.needed),
    },
  ];
}
