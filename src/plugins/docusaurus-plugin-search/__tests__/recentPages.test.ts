import {beforeEach, describe, expect, it, vi} from 'vitest';
import {recentPages, rememberPage} from '../client/recent';

const stored = vi.hoisted(() => new Map<string, string>());
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string, {persistence}: {persistence: string}) => ({
    get: () => {
      if (stored.has('refused')) throw new Error('storage is refused');
      return stored.get(`${persistence} ${key}`) ?? null;
    },
    set: (value: string) => void stored.set(`${persistence} ${key}`, value),
  }),
}));

const page = (name: string) => ({url: `/${name}`, title: name.toUpperCase()});
const SLOT = 'sessionStorage search-recent-es';

describe('pages that were opened from search', () => {
  beforeEach(() => stored.clear());

  it('are the last five, latest first, each once, for each language apart', () => {
    expect(recentPages('es')).toEqual([]);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberPage('es', page(name));
    expect(recentPages('es')).toEqual(['f', 'e', 'd', 'a', 'c'].map(page));
    expect(recentPages('en')).toEqual([]);
    expect(JSON.parse(stored.get(SLOT)!)).toHaveLength(5);
  });

  it('are none where storage is refused or holds something else', () => {
    for (const text of ['{', '{}', 'null', '"x"', '7']) {
      stored.set(SLOT, text);
      expect(recentPages('es'), text).toEqual([]);
    }
    stored.set('refused', '');
    expect(recentPages('es')).toEqual([]);
  });

  it('lead nowhere but into the portal, and have a title', () => {
    const wrong = [null, 1, 'x', {url: '/a'}, {url: '/a', title: 1}, {title: 'A'}, {url: '//evil.org', title: 'A'}, {url: 'https://evil.org/', title: 'A'}, {url: 'javascript:/a', title: 'A'}];
    stored.set(SLOT, JSON.stringify([...wrong, page('a'), ...['b', 'c', 'd', 'e', 'f'].map(page)]));
    expect(recentPages('es')).toEqual(['a', 'b', 'c', 'd', 'e'].map(page));
  });
});
