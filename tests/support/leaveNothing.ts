import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, vi} from 'vitest';

/**
 * Files of unit tests share a process and its modules in `npm test`: loading these for each takes as long as the tests. What a
 * file changes beyond its modules is put back here, and no test touches what `npm run check` keeps between runs.
 */
const before = {...process.env};
const cache = mkdtempSync(path.join(tmpdir(), 'check-test-'));
process.env.CHECK_CACHE = cache;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(cache, {recursive: true, force: true});
});
