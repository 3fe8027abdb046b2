import {describe, expect, it} from 'vitest';
import {choicesOf, moved} from '../client/choices';
import type {PageHit} from '../model';

const part = (text: string) => [{text, hit: false}];
const hit = (url: string, section?: string): PageHit => ({
  url,
  title: part('Sponsor'),
  trail: [],
  space: undefined,
  kind: 'docs',
  excerpt: [],
  section: section ? {url: `${url}#${section}`, heading: part('Set it'), excerpt: []} : undefined,
});

describe('choices of the dialog', () => {
  it('are a page, then its section', () =>
    expect(
      choicesOf([hit('/a', 'set'), hit('/b')], 'list').map(({url, title, isSection}) => [url, title, isSection]),
    ).toEqual([
      ['/a', 'Sponsor', false],
      ['/a#set', 'Sponsor › Set it', true],
      ['/b', 'Sponsor', false],
    ]));
  it('keep their ids when results get better', () => {
    const ids = (hits: PageHit[]) => choicesOf(hits, 'list').map(({id}) => id);
    const [first, better] = [ids([hit('/a'), hit('/b')]), ids([hit('/c'), hit('/b', 'x'), hit('/a')])];
    expect(first).toEqual(['list-/a', 'list-/b']);
    expect(better.filter((id) => first.includes(id))).toEqual(['list-/b', 'list-/a']);
  });
  it('go round at both ends', () =>
    expect([moved(0, 'ArrowUp', 3), moved(2, 'ArrowDown', 3), moved(0, 'ArrowDown', 0)]).toEqual([2, 0, -1]));
});
