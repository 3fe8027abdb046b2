import os from 'node:os';
import path from 'node:path';

/** Variables that tell programs where their data is stored, each with its default folder below the home. */
const FOLDERS = {
  HOME: '',
  USERPROFILE: '',
  XDG_CACHE_HOME: '.cache',
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
} as const;

/** Playwright's own browsers, in the folder of its installer. */
const BROWSERS: Partial<Record<NodeJS.Platform, string>> = {
  linux: '.cache/ms-playwright',
  darwin: 'Library/Caches/ms-playwright',
};

/**
 * Folders that must also be found from another home: the settings and packages of npm, a browser, and the programs that
 * shims start.
 */
function kept(env: NodeJS.ProcessEnv): Record<string, string> {
  const home = env['HOME'] ?? os.homedir();
  const browsers =
    process.platform === 'linux' && env['XDG_CACHE_HOME']
      ? path.join(env['XDG_CACHE_HOME'], 'ms-playwright')
      : path.join(home, BROWSERS[process.platform] ?? '.cache/ms-playwright');
  const wanted = {
    npm_config_userconfig: path.join(home, '.npmrc'),
    npm_config_cache: path.join(home, '.npm'),
    PYENV_ROOT: path.join(home, '.pyenv'),
    VOLTA_HOME: path.join(home, '.volta'),
    PLAYWRIGHT_BROWSERS_PATH: browsers,
  };
  // npm accepts its variables in upper and lower case.
  const set = new Set(
    Object.entries(env)
      .filter(([, value]) => value)
      .map(([name]) => name.toLowerCase()),
  );
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !set.has(name.toLowerCase())));
}

/**
 * The environment for a program that a test starts: `folder` is its home, so that it neither finds files of an earlier
 * run nor leaves files for the next one. npm still uses the settings and the cache of the user.
 */
export function homeIn(folder: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const folders = Object.entries(FOLDERS).map(([name, below]) => [name, path.join(folder, below)]);
  return {...env, ...kept(env), ...Object.fromEntries(folders)};
}
