import {beforeEach, describe, expect, it, vi} from 'vitest';
import * as server from '../client/source.server';
import {highlight} from '../client/toLines';

/** The browser's module in the state of a new page. */
async function newPage(): Promise<typeof import('../client/source')> {
  vi.resetModules();
  return import('../client/source');
}

describe('the highlighter of the server', () => {
  it('is there from the start', async () => {
    expect(server.currentHighlighter()('let x;\n\ny', 'js')).toEqual(highlight('let x;\n\ny', 'js'));
    await expect(server.fetchHighlighter()).resolves.toBeUndefined();
  });
});

describe('the highlighter of the browser', () => {
  beforeEach(() => void vi.doUnmock('../client/toLines'));

  it('is not there until it is fetched, and is fetched once', async () => {
    const {currentHighlighter, fetchHighlighter} = await newPage();
    expect(currentHighlighter()).toBeUndefined();
    const fetching = fetchHighlighter();
    expect(fetchHighlighter()).toBe(fetching);
    await fetching;
    expect(currentHighlighter()?.('let x;\n\ny', 'js')).toEqual(highlight('let x;\n\ny', 'js'));
    expect(fetchHighlighter()).toBe(fetching);
  });

  it('is asked for again after a failure', async () => {
    vi.doMock('../client/toLines', () => {
      throw new Error('The network is gone.');
    });
    const {currentHighlighter, fetchHighlighter} = await newPage();
    await fetchHighlighter();
    expect(currentHighlighter()).toBeUndefined();
    vi.doUnmock('../client/toLines');
    await fetchHighlighter();
    expect(currentHighlighter()).toBeTypeOf('function');
  });
});
