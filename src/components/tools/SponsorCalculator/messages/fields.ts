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
      return translate({
        id: 'sponsorCalculator.field.gas',
        message: 'Sponsor balance for gas, CFX',
        description: 'Sponsor calculator: label of a field',
      });
    case 'bound':
      return translate({
        id: 'sponsorCalculator.field.bound',
        message: 'Upper bound, CFX',
        description: 'Sponsor calculator: label of a field; the highest fee that the sponsor pays',
      });
    case 'paid':
      return translate({
        id: 'sponsorCalculator.field.paid',
        message: 'Payment for collateral, CFX',
        description: 'Sponsor calculator: label of a field',
      });
    case 'balance':
      return translate({
        id: 'sponsorCalculator.field.balance',
        message: 'Sponsor balance for collateral, CFX',
        description: 'Sponsor calculator: label of a field',
      });
    case 'points':
      return translate({
        id: 'sponsorCalculator.field.points',
        message: 'Available storage points',
        description: 'Sponsor calculator: label of a field',
      });
    case 'base':
      return translate({
        id: 'sponsorCalculator.field.base',
        message: 'Base fee, GDrip',
        description: 'Sponsor calculator: label of a field',
      });
    case 'storageLimit':
      return translate({
        id: 'sponsorCalculator.field.storageLimit',
        message: 'storageLimit, bytes (empty: what it needs)',
        description: 'Sponsor calculator: label of a field; storageLimit is the name of a field of a transaction',
      });
    case 'slots':
      return translate({
        id: 'sponsorCalculator.field.slots',
        message: 'New slots (a whitelist entry counts as one)',
        description: 'Sponsor calculator: label of a field; storage slots that a transaction sets',
      });
    case 'code':
      return translate({
        id: 'sponsorCalculator.field.code',
        message: 'Code size of a contract it creates, bytes',
        description: 'Sponsor calculator: label of a field',
      });
    case 'cleared':
      return translate({
        id: 'sponsorCalculator.field.cleared',
        message: 'Sponsored slots that it clears',
        description: 'Sponsor calculator: label of a field',
      });
    case 'perDay':
      return translate({
        id: 'sponsorCalculator.field.perDay',
        message: 'Transactions per day',
        description: 'Sponsor calculator: label of a field',
      });
    case 'count':
      return translate({
        id: 'sponsorCalculator.field.count',
        message: 'Show the balances after this many transactions',
        description: 'Sponsor calculator: label of a field',
      });
    default:
      return feeFieldText(field);
  }
}

/** Label of a choice. */
export function choiceText(choice: keyof Choices): string {
  switch (choice) {
    case 'start':
      return translate({
        id: 'sponsorCalculator.start',
        message: 'Starting point',
        description: 'Sponsor calculator: label of a choice',
      });
    case 'sender':
      return translate({
        id: 'sponsorCalculator.sender',
        message: 'Sender',
        description: 'Sponsor calculator: label of a choice',
      });
    case 'type':
      return translate({
        id: 'sponsorCalculator.type',
        message: 'Transaction type',
        description: 'Sponsor calculator: label of a choice',
      });
  }
}

/** One possibility of a choice. */
export function optionText(option: Choices[keyof Choices]): string {
  switch (option) {
    case 'payment':
      return translate({
        id: 'sponsorCalculator.start.payment',
        message: 'A first payment for collateral',
        description: 'Sponsor calculator: option of the choice where collateral comes from',
      });
    case 'info':
      return translate({
        id: 'sponsorCalculator.start.info',
        message: 'Values returned by cfx_getSponsorInfo',
        description: 'Sponsor calculator: option of the choice where collateral comes from',
      });
    case 'listed':
      return translate({
        id: 'sponsorCalculator.sender.listed',
        message: 'On the whitelist',
        description: 'Sponsor calculator: option of the choice of sender',
      });
    case 'other':
      return translate({
        id: 'sponsorCalculator.sender.other',
        message: 'Not on the whitelist',
        description: 'Sponsor calculator: option of the choice of sender',
      });
    case 'legacy':
      return translate({
        id: 'sponsorCalculator.type.legacy',
        message: '0 or 1 (gasPrice)',
        description: 'Sponsor calculator: option of the choice of transaction type',
      });
    case 'type2':
      return translate({
        id: 'sponsorCalculator.type.type2',
        message: '2 (maxFeePerGas)',
        description: 'Sponsor calculator: option of the choice of transaction type',
      });
  }
}

/** The fault of a field, and how to write it. */
export function problemText(problem: Problem, {txGas}: Limits): string {
  switch (problem) {
    case 'notWhole':
      return translate({
        id: 'sponsorCalculator.problem.notWhole',
        message: 'Enter a whole number, using only digits.',
        description: 'Sponsor calculator',
      });
    case 'tooMuch':
      return translate({
        id: 'sponsorCalculator.problem.tooMuch',
        message: 'This number is too large to be realistic. Enter a smaller one.',
        description: 'Sponsor calculator',
      });
    case 'aboveTxGas':
      return translate(
        {
          id: 'sponsorCalculator.problem.aboveTxGas',
          message: 'The node accepts at most {gas} gas for a transaction.',
          description: 'Sponsor calculator',
        },
        {gas: localNumber(txGas)},
      );
    case 'none':
      return translate({
        id: 'sponsorCalculator.problem.none',
        message: 'Enter at least 1.',
        description: 'Sponsor calculator',
      });
    default:
      return feeProblemText(problem, {blockGas: txGas, leastPrice: 0n});
  }
}
