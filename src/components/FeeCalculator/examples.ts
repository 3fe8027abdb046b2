import type {Space} from '@site/src/facts';
import {formatAmount} from '@site/src/components/UnitConverter/units';
import type {Texts} from './form';
import {rulesOf} from './rules';

/** A full block after one at the least price, and a call whose limit is far above what it uses. */
function exampleOf(space: Space): Texts {
  const {blockGas, leastPrice} = rulesOf(space);
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

/** What stands in the form at first, by space. */
export const EXAMPLES: Readonly<Record<Space, Texts>> = {espace: exampleOf('espace'), core: exampleOf('core')};
