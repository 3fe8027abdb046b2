import {afterEach, describe, expect, it, vi} from 'vitest';
import {readOptions} from '../options.mjs';

afterEach(() => vi.restoreAllMocks());

const read = (...args: string[]) =>
  readOptions({args, options: {changed: {type: 'boolean'}, only: {type: 'string'}}}, '  --changed   a part').values;

describe('options of a command', () => {
  it('are those that were given', () => {
    expect({...read('--only', 'types', '--changed')}).toEqual({only: 'types', changed: true});
  });

  it.each([
    [['--chnaged'], "Unknown option '--chnaged'."],
    [['docs/a.mdx'], "Unexpected argument 'docs/a.mdx'."],
    [['--only'], "Option '--only <value>' argument missing."],
    [['--changed=main'], "Option '--changed' does not take an argument."],
  ])('%j ends the process with the reason and the options', (args, reason) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    expect(() => read(...args)).toThrow('ended');
    expect(exit).toHaveBeenCalledWith(1);
    expect(said.mock.calls).toEqual([[`\n${reason} The options are:\n\n  --changed   a part\n`]]);
  });
});
