import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {TRANSLATION_FOLDERS} from '../../src/languages';

/** The result of a build of a small site in `tests/fixtures/sites`. */
export interface FixtureBuild {
  /** Exit code of the build. */
  readonly code: number;
  /** The whole terminal output, without colours. */
  readonly output: string;
  /** Absolute path of its build folder; missing or incomplete after a failure. */
  readonly dir: string;
}

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, '.cache/fixtures');
/** Files of the portal that the fixture sites use, in addition to their own folder. */
const SHARED = [
  'src',
  'packages',
  'tests/fixtures/sites/portal.ts',
  ...TRANSLATION_FOLDERS.map((folder) => `i18n/${folder}/code.json`),
  'static/js',
  'docusaurus.config.ts',
  'package-lock.json',
  'docs/overview/two-spaces.png',
];

/** Folder in which the plugins of a site write; git ignores it. */
const GENERATED = 'generated';

/** A digest of all source files of a fixture site. */
function digest(name: string): string {
  const hash = crypto.createHash('sha256');
  const add = (target: string): void => {
    if (fs.statSync(target).isDirectory())
      fs.readdirSync(target)
        .filter((child) => child !== GENERATED)
        .sort()
        .forEach((child) => add(path.join(target, child)));
    else if (!target.includes('__tests__')) hash.update(target).update(fs.readFileSync(target));
  };
  [...SHARED, `tests/fixtures/sites/${name}`]
    .map((part) => path.join(ROOT, part))
    .filter((part) => fs.existsSync(part))
    .forEach(add);
  return hash.digest('hex');
}

/**
 * Builds a site: within the portal, with its theme and client modules, or as a separate site without any part of the
 * portal.
 */
function run(name: string, folder: string, isOwnSite: boolean): Promise<FixtureBuild> {
  const dir = path.join(folder, 'build');
  const own = path.join('tests/fixtures/sites', name);
  const site = path.join(ROOT, isOwnSite ? own : '.');
  const config = path.join(ROOT, own, 'docusaurus.config.ts');
  const env = {
    ...process.env,
    STRICT: '',
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(site, path.join(folder, 'generated')),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', site, '--config', config, '--out-dir', dir],
      {cwd: ROOT, env},
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output: output.replace(/\u001b\[\d+m/g, ''), dir}));
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs `task` while no other test process builds the same site. */
async function exclusively<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'lock');
  fs.mkdirSync(folder, {recursive: true});
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), {flag: 'wx'});
      break;
    } catch {
      const owner = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : 0);
      if (owner && !isAlive(owner)) fs.rmSync(lock, {force: true});
      else await sleep(250);
    }
  }
  try {
    return await task();
  } finally {
    fs.rmSync(lock, {force: true});
  }
}

/**
 * Builds the site `tests/fixtures/sites/<name>` in a separate process, or returns the last result if none of its
 * sources has changed since.
 */
export function buildFixture(name: string, {isOwnSite = false} = {}): Promise<FixtureBuild> {
  const folder = path.join(CACHE, name);
  const resultFile = path.join(folder, 'result.json');
  return exclusively(folder, async () => {
    const key = digest(name);
    if (fs.existsSync(resultFile)) {
      const last = JSON.parse(fs.readFileSync(resultFile, 'utf8')) as FixtureBuild & {key: string};
      if (last.key === key) return last;
    }
    fs.rmSync(path.join(folder, 'build'), {recursive: true, force: true});
    const result = await run(name, folder, isOwnSite);
    fs.writeFileSync(resultFile, JSON.stringify({...result, key}));
    return result;
  });
}
