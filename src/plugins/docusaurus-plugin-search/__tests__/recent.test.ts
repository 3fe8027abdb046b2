import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {recentPages, rememberPage} from '../client/recent';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/theme-common');
  vi.resetModules();
});
const stored = vi.hoisted(() => new Map<string, string>());
// The framework's module imports files that exist only in a build.
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

describe('pages opened from search', () => {
  beforeEach(() => stored.clear());

  it('are the last five, latest first, each once, for each language apart', () => {
    expect(recentPages('es')).toEqual([]);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberPage('es', page(name));
    expect(recentPages('es')).toEqual(['f', 'e', 'd', 'a', 'c'].map(page));
    expect(recentPages('en')).toEqual([]);
    expect(JSON.parse(stored.get(SLOT)!)).toHaveLength(5);
  });

  it('move to the front when they are opened again', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberPage('es', page(name));
    rememberPage('es', page('d'));
    expect(recentPages('es')).toEqual(['d', 'g', 'f', 'e', 'c'].map(page));
  });

  it('are five even when storage holds more', () => {
    stored.set(SLOT, JSON.stringify([...'abcdefghi'].map(page)));
    expect(recentPages('es')).toEqual([...'abcde'].map(page));
  });

  it('are none where storage has a far longer list, which isn’t ours', () => {
    stored.set(SLOT, JSON.stringify([{url: '/a', title: 'x'.repeat(20_000)}]));
    expect(recentPages('es')).toEqual([]);
  });

  it('are none where storage is refused', () => {
    stored.set('refused', '');
    expect(recentPages('es')).toEqual([]);
  });

  it.each([
    '{',
    '{}',
    'null',
    '"x"',
    '7',
    '{"url":"/a"}',
    '[null]',
    '[{"url":"/a"}]',
    '[{"url":"//evil.example","title":"x"}]',
    '[{"url":"javascript:alert(1)","title":"x"}]',
  ])('are none where storage holds something else: %s', (text) => {
    stored.set(SLOT, text);
    expect(recentPages('es')).toEqual([]);
  });

  it('lead nowhere but into the portal, and have a title', () => {
    const wrong = [
      null,
      1,
      'x',
      {url: '/a'},
      {url: '/a', title: 1},
      {title: 'A'},
      {url: '//evil.org', title: 'A'},
      {url: 'https://evil.org/', title: 'A'},
      {url: 'javascript:/a', title: 'A'},
    ];
    stored.set(SLOT, JSON.stringify([...wrong, ...[...'abcdef'].map(page)]));
    expect(recentPages('es')).toEqual([...'abcde'].map(page));
  });
});
