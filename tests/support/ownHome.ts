import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {homeIn} from './home';

/** Before each file of tests: whatever its tests start inherits a home that begins empty, and is removed after the last of them. */
const before = {...process.env};
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
Object.assign(process.env, homeIn(home));

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  fs.rmSync(home, {recursive: true, force: true, maxRetries: 3});
});
