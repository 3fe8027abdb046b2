import {afterEach, it, vi} from 'vitest';

// Test files share loaded modules, so this one loads its own.
afterEach(() => {
  vi.doUnmock('../parse/markdown');
  vi.resetModules();
});

it('a page that exhausts the parser is refused with a message', async () => {
  vi.resetModules();
  // Pages that `guard.ts` accepts don't exhaust the parser, so the test simulates it.
  vi.doMock('../parse/markdown', () => ({
    parseMarkdown: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  }));
  const {expectFindings, lines, page} = await import('./support');
  expectFindings(await lines({'docs/a.mdx': page()}, 'parse'), ['docs/a.mdx:1  parse']);
});
