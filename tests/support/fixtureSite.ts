import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
/** What a fixture site is built from, in addition to its own folder: the portal without its pages. */
const SHARED = ['src', 'packages', 'i18n', 'static', 'docusaurus.config.ts', 'package-lock.json'];

/** A digest of all source files of a fixture site. */
function digest(name: string): string {
  const hash = crypto.createHash('sha256');
  const add = (target: string): void => {
    if (fs.statSync(target).isDirectory())
      fs.readdirSync(target)
        .sort()
        .forEach((child) => add(path.join(target, child)));
    else if (!target.includes('__tests__')) hash.update(target).update(fs.readFileSync(target));
  };
  const sites = 'tests/fixtures/sites';
  [...SHARED, `${sites}/portal.ts`, `${sites}/${name}`].forEach((part) => add(path.join(ROOT, part)));
  return hash.digest('hex');
}

function run(name: string, folder: string): Promise<FixtureBuild> {
  const dir = path.join(folder, 'build');
  const config = path.join('tests/fixtures/sites', name, 'docusaurus.config.ts');
  const env = {
    ...process.env,
    STRICT: '',
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(folder, 'generated')),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', config, '--out-dir', dir],
      {cwd: ROOT, env},
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output: output.replace(/\u001b\[\d+m/g, ''), dir}));
  });
}

/**
 * Builds the site `tests/fixtures/sites/<name>`, with the theme and the client modules of the portal, or returns the
 * last result if none of its sources has changed since.
 */
export async function buildFixture(name: string): Promise<FixtureBuild> {
  const folder = path.join(ROOT, '.cache/fixtures', name);
  const resultFile = path.join(folder, 'result.json');
  const key = digest(name);
  if (fs.existsSync(resultFile)) {
    const last = JSON.parse(fs.readFileSync(resultFile, 'utf8')) as FixtureBuild & {key: string};
    if (last.key === key) return last;
  }
  fs.rmSync(folder, {recursive: true, force: true});
  const result = await run(name, folder);
  fs.writeFileSync(resultFile, JSON.stringify({...result, key}));
  return result;
}
