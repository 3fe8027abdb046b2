import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/Fact/localNumber';
import {problemText as amountText} from '@site/src/components/UnitConverter/messages';
import {protocolFact, type Space} from '@site/src/facts';
import type {Problem, Texts} from './form';
import type {SpaceRules} from './rules';

export const spaceText = (): string => translate({id: 'fee.space', message: 'Space', description: 'Fee calculator: label of the choice between Core Space and eSpace'});

/** Label of a field. */
export function fieldText(field: keyof Texts): string {
  switch (field) {
    case 'parent':
      return translate({id: 'fee.field.parent', message: 'Base price of the parent block, GDrip', description: 'Fee calculator: label of a field'});
    case 'packed':
      return translate({id: 'fee.field.packed', message: 'Gas limits in the new block, together', description: 'Fee calculator: label of a field'});
    case 'limit':
      return translate({id: 'fee.field.limit', message: 'Gas limit of the transaction', description: 'Fee calculator: label of a field'});
    case 'used':
      return translate({id: 'fee.field.used', message: 'Gas that it uses', description: 'Fee calculator: label of a field'});
    case 'maxPrice':
      return translate({id: 'fee.field.maxPrice', message: 'Maximum price, GDrip', description: 'Fee calculator: label of a field; maxFeePerGas'});
    case 'priority':
      return translate({id: 'fee.field.priority', message: 'Priority fee, GDrip', description: 'Fee calculator: label of a field; maxPriorityFeePerGas'});
    case 'share':
      return translate({id: 'fee.field.share', message: 'Part of the base fee that is burnt, %', description: 'Fee calculator: label of a field'});
  }
}

/** How the base price of the space follows from its blocks. */
export function noteText(space: Space): string {
  return space === 'espace'
    ? translate({id: 'fee.note.espace', message: 'The price follows the gas limits of the block itself, not the gas that its parent used. In eSpace one block in {ratio} takes transactions; the others keep the price.', description: 'Fee calculator: note'}, {ratio: String(protocolFact('espaceBlockRatio').value)})
    : translate({id: 'fee.note.core', message: 'The price follows the gas limits of the block itself, not the gas that its parent used. Storage collateral is not part of the fee.', description: 'Fee calculator: note'});
}

/** What is wrong with a field, and how to write it. */
export function problemText(problem: Problem, {blockGas}: SpaceRules): string {
  switch (problem) {
    case 'notGas':
      return translate({id: 'fee.problem.notGas', message: 'Gas is a whole number, in digits.', description: 'Fee calculator'});
    case 'blockFull':
      return translate({id: 'fee.problem.blockFull', message: 'A block of this space takes {gas} gas at most.', description: 'Fee calculator'}, {gas: localNumber(blockGas)});
    case 'usedAboveLimit':
      return translate({id: 'fee.problem.usedAboveLimit', message: 'It cannot use more than its limit: it would fail there.', description: 'Fee calculator'});
    case 'belowBase':
      return translate({id: 'fee.problem.belowBase', message: 'Below the base price of the block: the transaction waits.', description: 'Fee calculator'});
    case 'notPercent':
      return translate({id: 'fee.problem.notPercent', message: 'Write a number from 0 to 100, with at most two decimals.', description: 'Fee calculator'});
    default:
      return amountText(problem);
  }
}
