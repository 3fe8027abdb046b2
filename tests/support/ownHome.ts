import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {SETTINGS} from '../../scripts/lib/settings.mjs';
import {homeIn} from '../../scripts/lib/home';

/**
 * Runs before each test file: programs that its tests start inherit a home that starts empty and is removed after the
 * last of them. They don't inherit repositories or settings of git, or settings of a build.
 */
const before = {...process.env};
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
Object.assign(process.env, homeIn(home));
// Git hooks, and some editors, specify the repository in the environment: a test would write to that one instead of its
// own.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
// Settings such as commit.gpgsign belong to a person or a machine.
for (const name of SETTINGS) delete process.env[name];
Object.assign(process.env, {GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: '1'});

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  fs.rmSync(home, {recursive: true, force: true, maxRetries: 3});
});
