import type {SpaceRules} from '@site/src/facts/feeRules';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import type {Texts} from './form';

/**
 * The initial values of the form: a full block after one at the lowest price, and a call whose limit is far above its
 * usage.
 */
export function exampleOf({blockGas, leastPrice}: SpaceRules): Texts {
  return {
    parent: formatAmount(leastPrice, 'gdrip'),
    packed: String(blockGas),
    limit: '100000',
    used: '40000',
    maxPrice: formatAmount(2n * leastPrice, 'gdrip'),
    priority: formatAmount(leastPrice / 10n, 'gdrip'),
    share: '50',
  };
}
