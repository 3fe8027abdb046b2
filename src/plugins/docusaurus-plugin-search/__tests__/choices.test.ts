import {describe, expect, it} from 'vitest';
import {choicesOf, moved} from '../client/choices';
import {SearchEngine} from '../client/engine';
import {INDEX} from './fixtures';

describe('choices of the dialog', () => {
  it('lists a page, then its sections, with ids of their own', () => {
    const choices = choicesOf(new SearchEngine(INDEX).find('sponsor', 5).hits, 'list');
    expect(choices.map(({id, url, title, isSection}) => [id, url, title, isSection])).toEqual([
      ['list-0', '/docs/core/sponsor', "Sponsor a contract's gas", false],
      ['list-0-0', '/docs/core/sponsor#set', "Sponsor a contract's gas › Set the sponsor", true],
    ]);
  });
  it('goes round at both ends', () =>
    expect([moved(0, 'ArrowUp', 3), moved(2, 'ArrowDown', 3), moved(0, 'ArrowDown', 0)]).toEqual([2, 0, -1]));
});
