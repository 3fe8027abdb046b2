import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import config from '../../../vitest.config';
import {homeIn} from '../home';

const FOLDER = path.join(os.tmpdir(), 'a-home');
const CALLER = {HOME: '/caller', PATH: process.env['PATH']};
const npm = (...args: string[]) => execFileSync('npm', args, {encoding: 'utf8', env: homeIn(FOLDER, CALLER)}).trim();

describe('the home of a program that a test starts', () => {
  it('is neither that of the caller nor one of its folders', () => {
    const callers = {
      ...CALLER,
      USERPROFILE: CALLER.HOME,
      XDG_CACHE_HOME: '/caller/.cache',
      XDG_CONFIG_HOME: '/caller/.config',
      XDG_DATA_HOME: '/caller/.local/share',
      XDG_STATE_HOME: '/caller/.local/state',
    };
    const program = 'console.log(JSON.stringify([require("os").homedir(), process.env]))';
    const [home, env] = JSON.parse(
      execFileSync(process.execPath, ['-e', program], {encoding: 'utf8', env: homeIn(FOLDER, callers)}),
    ) as [string, Record<string, string>];
    expect(home).toBe(FOLDER);
    expect(Object.keys(callers).filter((name) => name !== 'PATH' && !env[name]?.startsWith(FOLDER))).toEqual([]);
  });

  it('gives npm the settings and the cache of the caller', () => {
    expect(npm('config', 'get', 'userconfig')).toBe('/caller/.npmrc');
    expect(npm('config', 'get', 'cache')).toBe('/caller/.npm');
  });

  it('changes nothing that the caller has set for npm, a browser or Python, in any case', () => {
    const settings = {
      NPM_CONFIG_USERCONFIG: '/etc/npmrc',
      npm_config_cache: '/cache',
      PYENV_ROOT: '/pyenv',
      VOLTA_HOME: '/volta',
      PLAYWRIGHT_BROWSERS_PATH: '/browsers',
    };
    const env = homeIn(FOLDER, {...CALLER, ...settings});
    expect(env).toMatchObject(settings);
    expect(env).not.toHaveProperty('npm_config_userconfig');
    expect(homeIn(`${FOLDER}-within`, env)).toMatchObject(settings);
  });

  it.runIf(process.platform === 'linux')('finds the browsers that Playwright downloaded for the caller', () => {
    expect(homeIn(FOLDER, CALLER)['PLAYWRIGHT_BROWSERS_PATH']).toBe('/caller/.cache/ms-playwright');
    expect(homeIn(FOLDER, {...CALLER, XDG_CACHE_HOME: '/caches'})['PLAYWRIGHT_BROWSERS_PATH']).toBe(
      '/caches/ms-playwright',
    );
  });

  it('is set for every test file, and starts empty', () => {
    const projects = config.test!.projects as {test: {name: string; setupFiles?: string[]}}[];
    expect(
      projects.filter(({test}) => test.setupFiles?.[0] !== 'tests/support/ownHome.ts').map(({test}) => test.name),
    ).toEqual([]);
    expect(path.dirname(os.homedir())).toBe(os.tmpdir());
    expect(fs.readdirSync(os.homedir())).toEqual([]);
  });
});
