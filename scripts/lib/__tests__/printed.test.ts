import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {forgetPrinted, PRINTED_PASSES, PRINTED_RECORD, recordPrinted} from '../printed.mjs';

it('a run records the tutorials of all its files, sorted, and reports whether the record changed', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'printed-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  expect(recordPrinted(root)).toBe(false);
  fs.mkdirSync(path.join(root, PRINTED_PASSES), {recursive: true});
  fs.mkdirSync(path.join(root, 'tests/baselines'), {recursive: true});
  fs.writeFileSync(path.join(root, PRINTED_PASSES, 'one.json'), '{"b": "2"}');
  fs.writeFileSync(path.join(root, PRINTED_PASSES, 'two.json'), '{"a": "1"}');
  expect(recordPrinted(root)).toBe(true);
  expect(Object.entries(JSON.parse(fs.readFileSync(path.join(root, PRINTED_RECORD), 'utf8')).proved)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(recordPrinted(root)).toBe(false);
  forgetPrinted(root);
  expect(fs.existsSync(path.join(root, PRINTED_PASSES))).toBe(false);
});
