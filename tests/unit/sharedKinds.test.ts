import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';

const RUN = 'of-the-unit-test';
const FILE = path.resolve(__dirname, `../../artifacts/kinds-${RUN}.ndjson`);

/** The module as a process of its own has it. */
async function inProcess(): Promise<typeof import('../support/kinds')> {
  vi.resetModules();
  vi.stubEnv('E2E_RUN', RUN);
  return import('../support/kinds');
}

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(FILE, {force: true});
});

it('what one process of the walk has found clean, another one does not ask again', async () => {
  const [one, other] = [await inProcess(), await inProcess()];
  expect(other.unknown('elements', [1, 2])).toEqual([1, 2]);
  one.remember('elements', [1]);
  expect(other.unknown('elements', [1, 2])).toEqual([2]);
  expect(other.areKnown('dark', [1])).toBe(false);
  one.remember('elements', [2]);
  expect(other.areKnown('elements', [1, 2])).toBe(true);
});

it('a line that is still being written waits', async () => {
  const {areKnown} = await inProcess();
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.writeFileSync(FILE, '{"family":"light","ki');
  expect(areKnown('light', [7])).toBe(false);
  fs.appendFileSync(FILE, 'nds":[7]}\n');
  expect(areKnown('light', [7])).toBe(true);
});
