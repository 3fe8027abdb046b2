import {describe, expect, it} from 'vitest';
import {readPage} from '../../scripts/built/files';
import {REPOSITORY_URL} from '../../src/config/repository';
import {pagePairs} from '../../scripts/translations/pages';
import {elements} from '../support/elements';

describe('the page about the translations', () => {
  it.each(['', '/zh-CN', '/es'])(
    '§1 %s/translation-status links every page of both languages to its file',
    (prefix) => {
      const html = readPage(`${prefix}/translation-status`);
      const linked = new Set(
        elements(html, 'a').flatMap(({href}) => (href?.startsWith(`${REPOSITORY_URL}/blob/main/`) ? [href] : [])),
      );
      const pairs = pagePairs(process.cwd());
      const wanted = pairs.map(
        ({state, english, translation}) => `${REPOSITORY_URL}/blob/main/${state === 'missing' ? english : translation}`,
      );
      expect(wanted.length).toBeGreaterThan(40);
      expect(wanted.filter((url) => !linked.has(url))).toEqual([]);
      expect(linked.size).toBe(wanted.length);
      expect(elements(html, 'svg').filter(({role}) => role === 'img').length).toBeGreaterThan(10);
    },
  );
});
