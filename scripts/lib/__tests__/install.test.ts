import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {staleReason} from '../install.mjs';

const lock = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/win-only': {version: '2.0.0', optional: true, os: ['win32-elsewhere']},
    'node_modules/native': {version: '3.0.0', optional: true, os: [process.platform], cpu: [process.arch]},
    'node_modules/of-win-only': {version: '4.0.0', optional: true},
  },
};
const hidden = {packages: {'node_modules/a': {version: '1.0.0'}, 'node_modules/native': {version: '3.0.0'}}};
let root: string;

/** Writes a project with the given lock file and installed packages. */
function project(locked: object, installed?: {packages: Record<string, object>}): void {
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(locked));
  if (!installed) return;
  fs.mkdirSync(path.join(root, 'node_modules'));
  fs.writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed));
  for (const folder of Object.keys(installed.packages)) {
    fs.mkdirSync(path.join(root, folder), {recursive: true});
    fs.writeFileSync(path.join(root, folder, 'package.json'), '{}');
  }
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
});
afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

describe('staleReason', () => {
  it('requires an installation in a bare clone', () => {
    project(lock);
    expect(staleReason(root)).toBe('nothing is installed yet');
  });

  it('is undefined if everything is installed, and ignores packages for other systems', () => {
    project(lock, hidden);
    expect(staleReason(root)).toBeUndefined();
  });

  it('does not require an optional package that needs another Node', () => {
    project(
      {
        packages: {
          ...lock.packages,
          'node_modules/next': {
            version: '5.0.0',
            optional: true,
            os: [process.platform],
            cpu: [process.arch],
            engines: {node: '>=999'},
          },
        },
      },
      hidden,
    );
    expect(staleReason(root)).toBe('node_modules/next is missing');
    fs.symlinkSync(path.resolve('node_modules/semver'), path.join(root, 'node_modules/semver'));
    expect(staleReason(root)).toBeUndefined();
  });

  it('detects a package of another version', () => {
    project({packages: {...lock.packages, 'node_modules/a': {version: '1.0.1'}}}, hidden);
    expect(staleReason(root)).toBe('node_modules/a is 1.0.0, but the lock file requires 1.0.1');
  });

  it('detects a package that is new in the lock file', () => {
    project({packages: {...lock.packages, 'node_modules/b': {version: '1.0.0'}}}, hidden);
    expect(staleReason(root)).toBe('node_modules/b is missing');
  });

  it('detects a folder that was removed', () => {
    project(lock, hidden);
    fs.rmSync(path.join(root, 'node_modules/a'), {recursive: true});
    expect(staleReason(root)).toBe('node_modules/a is missing');
  });

  it('detects that a package of the workspace is not linked, as after a pull that added one', () => {
    const own = {version: '1.0.0'};
    project(
      {packages: {...lock.packages, 'packages/own': own, 'node_modules/own': {resolved: 'packages/own', link: true}}},
      hidden,
    );
    fs.mkdirSync(path.join(root, 'packages/own'), {recursive: true});
    expect(staleReason(root)).toBe('node_modules/own is not linked to packages/own');
    fs.mkdirSync(path.join(root, 'node_modules/own'));
    expect(staleReason(root)).toBe('node_modules/own is not linked to packages/own');
    fs.rmdirSync(path.join(root, 'node_modules/own'));
    fs.symlinkSync('../packages/own', path.join(root, 'node_modules/own'));
    expect(staleReason(root)).toBeUndefined();
  });

  it('requires an optional package that fits this machine once, not again after an installation without it', () => {
    project(lock, {packages: {'node_modules/a': {version: '1.0.0'}}});
    expect(staleReason(root)).toBe('node_modules/native is missing');
    const text = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    fs.writeFileSync(
      path.join(root, 'node_modules/.conflux-docs-lock'),
      createHash('sha256').update(text).digest('hex'),
    );
    expect(staleReason(root)).toBeUndefined();
  });
});
