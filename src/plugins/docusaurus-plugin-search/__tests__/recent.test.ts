// @vitest-environment jsdom
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {recentPages, rememberPage} from '../client/recent';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/theme-common');
  vi.resetModules();
});
// The framework's module loads what a build alone has.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string, {persistence}: {persistence: 'sessionStorage'}) => ({
    get: () => window[persistence].getItem(key),
    set: (value: string) => window[persistence].setItem(key, value),
  }),
}));

const page = (n: number) => ({url: `/docs/${n}`, title: `Page ${n}`});
const numbers = (locale: string) => recentPages(locale).map(({url}) => Number(url.slice('/docs/'.length)));

beforeEach(() => sessionStorage.clear());

describe('pages opened from search', () => {
  it('are the last five, latest first, each once', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) rememberPage('en', page(n));
    rememberPage('en', page(4));
    expect(numbers('en')).toEqual([4, 7, 6, 5, 3]);
  });

  it('are five even when storage holds more', () => {
    sessionStorage.setItem('search-recent-en', JSON.stringify(Array.from({length: 9}, (_, n) => page(n))));
    expect(numbers('en')).toEqual([0, 1, 2, 3, 4]);
  });

  it('are those of the language', () => {
    rememberPage('en', page(1));
    expect(numbers('es')).toEqual([]);
  });

  it.each(['{', '{"url":"/a"}', '[null]', '[{"url":"//evil.example","title":"x"}]', '[{"url":"javascript:alert(1)","title":"x"}]', '[{"url":"/a"}]'])('what cannot be one is left out: %s', (text) => {
    sessionStorage.setItem('search-recent-en', text);
    expect(recentPages('en')).toEqual([]);
  });
});
