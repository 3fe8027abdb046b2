import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {failuresOfPlaywright, failuresOfVitest} from '../failures.mjs';

it('a failure of a Vitest run is listed with its cause, of which the first lines are shown', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'unit.failures.json');
  fs.writeFileSync(
    file,
    JSON.stringify([
      {name: 'a.test.ts › one', message: '\u001B[31mexpected 1\u001B[39m\nto be 2'},
      {name: 'b.test.ts', message: Array.from({length: 17}, (_, line) => line + 1).join('\n')},
    ]),
  );
  const [short, long] = failuresOfVitest(file);
  expect(short).toBe('FAILED: a.test.ts › one\n  expected 1\n  to be 2');
  expect(long!.split('\n').slice(-2)).toEqual(['  15', '  … 2 more lines above']);
  expect(failuresOfVitest(`${file}.none`)).toEqual([]);
});

it('a browser test that failed is listed with the errors of its last attempt, one that passed is not', () => {
  const failed = {
    title: 'two',
    file: 'a.spec.ts',
    tests: [{status: 'unexpected', results: [{errors: [{message: 'first'}]}, {errors: [{message: 'second'}]}]}],
  };
  const suites = [
    {
      title: 'a',
      file: 'a.spec.ts',
      specs: [{title: 'one', file: 'a.spec.ts', tests: [{status: 'expected', results: [{errors: []}]}]}],
      suites: [{title: 'group', file: 'a.spec.ts', specs: [failed]}],
    },
  ];
  expect(failuresOfPlaywright({suites, errors: [{message: 'no server'}]})).toEqual([
    'FAILED: a.spec.ts › group › two\n  second',
    'FAILED: outside the browser tests\n  no server',
  ]);
  expect(failuresOfPlaywright({})).toEqual([]);
});
