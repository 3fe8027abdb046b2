import {localNumber} from '@site/src/components/parts/localNumber';
import type {Choices, Texts} from './form';

export const exampleChoices: Choices = {start: 'payment', sender: 'listed', type: 'type2'};

/** The initial values of the form: the example of the page, where each of 10,000 users sets one slot. */
export const exampleTexts = (): Texts => ({
  gas: '2',
  bound: localNumber('0.002'),
  paid: '625',
  balance: '1',
  points: '1024',
  limit: '100000',
  used: '80000',
  base: '1',
  maxPrice: '2',
  priority: '0',
  storageLimit: '',
  slots: '1',
  code: '0',
  cleared: '0',
  perDay: '500',
  count: '10000',
});
