import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {FAILURES_FILE} from '../support/failureReporter';

const ROOT = path.resolve(__dirname, '../..');

it('a failed test is reported with the difference, and a failed hook by its group', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'failures.json');
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = [
    '--config',
    'tests/fixtures/failing/vitest.config.ts',
    '--reporter=./tests/support/failureReporter.ts',
  ];
  expect(() =>
    execFileSync(process.execPath, [program, 'run', ...options], {
      cwd: ROOT,
      env: {...process.env, VITEST: undefined, [FAILURES_FILE]: file},
      stdio: 'ignore',
    }),
  ).toThrow();
  const failures = JSON.parse(fs.readFileSync(file, 'utf8')) as {name: string; message: string}[];
  expect(failures.map(({name}) => name)).toEqual([
    'tests/fixtures/failing/three.test.ts › a group',
    'tests/fixtures/failing/three.test.ts › compares',
  ]);
  expect(failures[0]!.message).toBe('the hook broke');
  expect(failures[1]!.message).toMatch(/-\s+"a": 2,\n\+\s+"a": 1,/);
}, 60_000);
