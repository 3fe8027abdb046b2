import {afterEach, describe, expect, it, vi} from 'vitest';
import {hasTool, toolIsMissing} from '../tools';

const {PATH} = process.env;
afterEach(() => {
  process.env.PATH = PATH;
  vi.restoreAllMocks();
});

describe('tools that not every machine has', () => {
  it('are looked for on the search path of the moment', () => {
    expect(hasTool('node')).toBe(true);
    process.env.PATH = '/nowhere';
    expect(hasTool('node')).toBe(false);
  });

  it('are reported if a test is skipped without them', () => {
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(toolIsMissing('this test', 'node')).toBe(false);
    expect(print).not.toHaveBeenCalled();
    expect(toolIsMissing('this test', 'node', 'no-such-tool')).toBe(true);
    expect(print.mock.calls).toEqual([['\nNOT RUN: this test: no-such-tool is not installed.\n']]);
  });
});
