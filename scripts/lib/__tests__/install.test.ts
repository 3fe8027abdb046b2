import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureInstalled, isInstalled, TEST_PACKAGES} from '../install.mjs';

describe('packages', () => {
  let root: string;
  const lock = (folder: string, text: string): void => {
    fs.mkdirSync(path.join(root, folder, 'node_modules'), {recursive: true});
    fs.writeFileSync(path.join(root, folder, 'package-lock.json'), text);
  };
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(root, {recursive: true});
  });

  it('are installed with npm ci where they never were, and again only when the lock file has changed', async () => {
    const npm = vi.fn(async (_arguments: string[]) => 0);
    lock('.', 'one');
    expect(isInstalled('.', root)).toBe(false);
    await ensureInstalled('.', {root, npm});
    await ensureInstalled('.', {root, npm});
    expect(npm.mock.calls).toEqual([[['ci', '--no-audit', '--no-fund', '--no-progress']]]);
    expect(isInstalled('.', root)).toBe(true);
    lock('.', 'two');
    await ensureInstalled('.', {root, npm});
    expect(npm).toHaveBeenCalledTimes(2);
  });

  it('of the tests are installed into their own folder, without peers, which the root has', async () => {
    const npm = vi.fn(async (_arguments: string[]) => 0);
    lock(TEST_PACKAGES, 'one');
    await ensureInstalled(TEST_PACKAGES, {root, npm});
    expect(npm.mock.calls[0]![0].slice(0, 4)).toEqual(['ci', '--prefix', TEST_PACKAGES, '--legacy-peer-deps']);
  });

  it('end the process with the command where npm fails, and count as missing afterwards', async () => {
    lock('.', 'one');
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(ensureInstalled('.', {root, npm: async () => 1})).rejects.toThrow('exit');
    expect(error.mock.calls[0]![0]).toContain('Run "npm ci" for details.');
    expect(isInstalled('.', root)).toBe(false);
  });
});
