import {accessSync, constants} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {compiler, runParts} from '../parts.mjs';
import './support';

afterEach(() => vi.restoreAllMocks());

describe('the parts of the check', () => {
  it('are listed if a requested one does not exist, and none is started', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await runParts(['--only', 'spelling'])).toBe(false);
    expect(said.mock.calls).toEqual([['There is no part "spelling". Use types, lint, format or content.']]);
  });

  it('compile with a program that can be started, and with one set of settings', async () => {
    const {
      command: [program, ...rest],
    } = await compiler('record');
    expect(() => accessSync(program!, constants.X_OK)).not.toThrow();
    expect(rest.join(' ')).toMatch(/--pretty false --tsBuildInfoFile record(?: --checkers 1)?$/);
  });
});
