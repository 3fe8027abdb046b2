import {expect, it, vi} from 'vitest';
import {lines, page} from './support';

// What `guard.ts` lets through does not exhaust the parser: the test does it instead.
vi.mock('../parse/markdown', () => ({
  parseMarkdown: () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
}));

it('a page that exhausts the parser is refused with a message', async () => {
  expect(await lines({'docs/a.mdx': page()}, 'parse')).toEqual(['docs/a.mdx:1  parse  The page nests too deep to be parsed. Flatten its quotes, lists, brackets or tags.']);
});
