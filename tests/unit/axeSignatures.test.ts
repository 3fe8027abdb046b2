import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';

const RUN = 'of-the-unit-test';
const FILE = path.resolve(__dirname, `../../artifacts/axe-signatures-${RUN}.ndjson`);

/** A new instance of the module, as in another process. */
async function inProcess(): Promise<typeof import('../support/axeSignatures')> {
  vi.resetModules();
  vi.stubEnv('E2E_RUN', RUN);
  return import('../support/axeSignatures');
}

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(FILE, {force: true});
});

it('signatures that passed in one process are not checked again in another', async () => {
  const [one, other] = [await inProcess(), await inProcess()];
  expect(other.unchecked('elements', [1, 2])).toEqual([1, 2]);
  one.storePassed('elements', [1]);
  expect(other.unchecked('elements', [1, 2])).toEqual([2]);
  expect(other.havePassed('dark', [1])).toBe(false);
  one.storePassed('elements', [2]);
  expect(other.havePassed('elements', [1, 2])).toBe(true);
});

it('an incomplete line is read when it is complete', async () => {
  const {havePassed} = await inProcess();
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.writeFileSync(FILE, '{"family":"light","signat');
  expect(havePassed('light', [7])).toBe(false);
  fs.appendFileSync(FILE, 'ures":[7]}\n');
  expect(havePassed('light', [7])).toBe(true);
});
