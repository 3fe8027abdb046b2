import {afterEach, expect, it, vi} from 'vitest';

// Tests share their modules: this one asks for modules of its own.
afterEach(() => {
  vi.doUnmock('../parse/markdown');
  vi.resetModules();
});

it('a page that exhausts the parser is refused with a message', async () => {
  vi.resetModules();
  // What `guard.ts` lets through does not exhaust the parser: the test does it instead.
  vi.doMock('../parse/markdown', () => ({
    parseMarkdown: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  }));
  const {lines, page} = await import('./support');
  expect(await lines({'docs/a.mdx': page()}, 'parse')).toEqual(['docs/a.mdx:1  parse  The page nests too deep to be parsed. Flatten its quotes, lists, brackets or tags.']);
});
