import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, vi} from 'vitest';

/**
 * In `npm test`, the unit test files share a process and its modules, because loading these for each file takes as long
 * as the tests. After each file, this restores timers, globals and environment variables. Tests use their own cache,
 * not the one of `npm run check`.
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
