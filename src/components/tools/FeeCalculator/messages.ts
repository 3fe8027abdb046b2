import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {problemText as amountText} from '@site/src/components/tools/UnitConverter/messages';
import type {SpaceRules} from '@site/src/facts/feeRules';
import type {Space} from '@site/src/facts/types';
import type {Problem, Texts} from './form';

export const spaceText = (): string => translate({id: 'fee.space', message: 'Space'});

/** Label of a field. */
export function fieldText(field: keyof Texts): string {
  switch (field) {
    case 'parent':
      return translate({id: 'fee.field.parent', message: 'Base fee of the parent block, GDrip'});
    case 'packed':
      return translate({id: 'fee.field.packed', message: 'Sum of the gas limits in the new block'});
    case 'limit':
      return translate({id: 'fee.field.limit', message: 'Gas limit of the transaction'});
    case 'used':
      return translate({id: 'fee.field.used', message: 'Gas used by the transaction'});
    case 'maxPrice':
      return translate({id: 'fee.field.maxPrice', message: 'Maximum price, GDrip', description: 'maxFeePerGas'});
    case 'priority':
      return translate({id: 'fee.field.priority', message: 'Priority fee, GDrip', description: 'maxPriorityFeePerGas'});
    case 'share':
      return translate({id: 'fee.field.share', message: 'Share of the base fee that is burned, %'});
  }
}

/** How the base price of the space follows from its blocks. */
export function noteText(space: Space, espaceBlockRatio: number): string {
  return space === 'espace'
    ? translate(
        {
          id: 'fee.note.espace',
          message:
            'The base fee depends on the gas limits of the transactions in the block itself, not on the gas used in its parent. In eSpace, only one block in {ratio} can contain transactions; the other blocks keep the base fee.',
        },
        {ratio: String(espaceBlockRatio)},
      )
    : translate({
        id: 'fee.note.core',
        message:
          'The base fee depends on the gas limits of the transactions in the block itself, not on the gas used in its parent. Storage collateral isn’t part of the fee.',
      });
}

/** The fault of a field, and how to write it. */
export function problemText(problem: Problem, {blockGas}: SpaceRules): string {
  switch (problem) {
    case 'notGas':
      return translate({id: 'fee.problem.notGas', message: 'Gas must be a whole number, in digits.'});
    case 'blockFull':
      return translate(
        {id: 'fee.problem.blockFull', message: 'A block in this space has room for at most {gas} gas.'},
        {gas: localNumber(blockGas)},
      );
    case 'usedAboveLimit':
      return translate({
        id: 'fee.problem.usedAboveLimit',
        message: 'A transaction can’t use more gas than its limit, because it fails when it reaches the limit.',
      });
    case 'belowBase':
      return translate({
        id: 'fee.problem.belowBase',
        message: 'This is below the base fee of the block, so the transaction waits.',
      });
    case 'notPercent':
      return translate({
        id: 'fee.problem.notPercent',
        message: 'Enter a number from 0 to 100, with at most two decimals.',
      });
    default:
      return amountText(problem);
  }
}
