import {afterEach, it, vi} from 'vitest';

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
  const {expectFindings, lines, page} = await import('./support');
  expectFindings(await lines({'docs/a.mdx': page()}, 'parse'), ['docs/a.mdx:1  parse']);
});
