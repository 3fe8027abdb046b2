import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';

/** Knip reads every module, which takes 10 s of processor time on a fast machine: too long for the check. */
const LIMIT_MS = 900_000;

/** Without the packages of the devnet, knip can't tell that the settings about them are needed. */
const JUDGE_SETTINGS = existsSync('tests/packages/node_modules')
  ? '--treat-config-hints-as-errors'
  : '--no-config-hints';

it(
  'no file, export or package is unused, and no package is missing: "npm run dead-code" reports nothing',
  {timeout: LIMIT_MS},
  async () => {
    const {stdout, stderr} = spawn(
      process.execPath,
      ['node_modules/knip/bin/knip.js', '--no-progress', JUDGE_SETTINGS],
      {stdio: ['ignore', 'pipe', 'pipe']},
    );
    expect((await Promise.all([text(stdout), text(stderr)])).join('').trim()).toBe('');
  },
);
