import {describe, expect, it, vi} from 'vitest';
import {EXECUTED, stages, tone} from '@site/src/components/parts/transactionStages';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

describe('the life of a transaction', () => {
  it('has five stages, each with the tags that first show its state', () => {
    expect(stages().map(({name, core, espace}) => [name, core, espace])).toEqual([
      ['Pool', undefined, undefined],
      ['Packed', 'latest_mined', undefined],
      ['Executed', 'latest_state', 'latest'],
      ['Confirmed', 'latest_confirmed', 'safe'],
      ['Finalized', 'latest_finalized', 'finalized'],
    ]);
    expect(stages().every(({text}) => text.length > 10)).toBe(true);
  });

  it('is drawn filled from the stage on that changes the state', () => {
    expect(stages()[EXECUTED]?.name).toBe('Executed');
    expect(stages().map((_, index) => tone(index))).toEqual(['plain', 'plain', 'ledger', 'ledger', 'ledger']);
  });
});
