import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {
  fieldText as feeFieldText,
  problemText as feeProblemText,
} from '@site/src/components/tools/FeeCalculator/messages';
import type {Choices, Limits, Problem, Texts} from '../form';

/** Label of a field. */
export function fieldText(field: keyof Texts): string {
  switch (field) {
    case 'gas':
      return translate({id: 'sponsorCalculator.field.gas', message: 'Sponsor balance for gas, CFX'});
    case 'bound':
      return translate({id: 'sponsorCalculator.field.bound', message: 'Upper bound, CFX'});
    case 'paid':
      return translate({id: 'sponsorCalculator.field.paid', message: 'Payment for collateral, CFX'});
    case 'balance':
      return translate({id: 'sponsorCalculator.field.balance', message: 'Sponsor balance for collateral, CFX'});
    case 'points':
      return translate({id: 'sponsorCalculator.field.points', message: 'Available storage points'});
    case 'base':
      return translate({id: 'sponsorCalculator.field.base', message: 'Base fee, GDrip'});
    case 'storageLimit':
      return translate({
        id: 'sponsorCalculator.field.storageLimit',
        message: 'storageLimit, bytes (empty: what it needs)',
        description: 'storageLimit is a field of a transaction',
      });
    case 'slots':
      return translate({id: 'sponsorCalculator.field.slots', message: 'New slots (a whitelist entry counts as one)'});
    case 'code':
      return translate({id: 'sponsorCalculator.field.code', message: 'Code size of a contract it creates, bytes'});
    case 'cleared':
      return translate({id: 'sponsorCalculator.field.cleared', message: 'Sponsored slots that it clears'});
    case 'perDay':
      return translate({id: 'sponsorCalculator.field.perDay', message: 'Transactions per day'});
    case 'count':
      return translate({
        id: 'sponsorCalculator.field.count',
        message: 'Show the balances after this many transactions',
      });
    default:
      return feeFieldText(field);
  }
}

/** Label of a choice. */
export function choiceText(choice: keyof Choices): string {
  switch (choice) {
    case 'start':
      return translate({id: 'sponsorCalculator.start', message: 'Starting point'});
    case 'sender':
      return translate({id: 'sponsorCalculator.sender', message: 'Sender'});
    case 'type':
      return translate({id: 'sponsorCalculator.type', message: 'Transaction type'});
  }
}

/** One possibility of a choice. */
export function optionText(option: Choices[keyof Choices]): string {
  switch (option) {
    case 'payment':
      return translate({id: 'sponsorCalculator.start.payment', message: 'A first payment for collateral'});
    case 'info':
      return translate({id: 'sponsorCalculator.start.info', message: 'Values returned by cfx_getSponsorInfo'});
    case 'listed':
      return translate({id: 'sponsorCalculator.sender.listed', message: 'On the whitelist'});
    case 'other':
      return translate({id: 'sponsorCalculator.sender.other', message: 'Not on the whitelist'});
    case 'legacy':
      return translate({id: 'sponsorCalculator.type.legacy', message: '0 or 1 (gasPrice)'});
    case 'type2':
      return translate({id: 'sponsorCalculator.type.type2', message: '2 (maxFeePerGas)'});
  }
}

/** The fault of a field, and how to write it. */
export function problemText(problem: Problem, {txGas}: Limits): string {
  switch (problem) {
    case 'notWhole':
      return translate({id: 'sponsorCalculator.problem.notWhole', message: 'Enter a whole number, using only digits.'});
    case 'tooMuch':
      return translate({
        id: 'sponsorCalculator.problem.tooMuch',
        message: 'This number is too large to be realistic. Enter a smaller one.',
      });
    case 'aboveTxGas':
      return translate(
        {id: 'sponsorCalculator.problem.aboveTxGas', message: 'The node accepts at most {gas} gas for a transaction.'},
        {gas: localNumber(txGas)},
      );
    case 'none':
      return translate({id: 'sponsorCalculator.problem.none', message: 'Enter at least 1.'});
    default:
      return feeProblemText(problem, {blockGas: txGas, leastPrice: 0n});
  }
}
