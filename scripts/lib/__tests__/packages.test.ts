import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import setup from '../../../tests/support/needPackages';
import * as install from '../install.mjs';
import {ensurePackages, MAY_INSTALL, PACKAGES} from '../packages.mjs';

const FOLDER = PACKAGES.devnet;
let root: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);
/** An npm that installs the packages of the lock file, or fails if the test requires it. */
const npmThat = (code: number) =>
  vi.fn(async (_args: string[]) => {
    const modules = path.join(root, FOLDER, 'node_modules');
    fs.mkdirSync(path.join(modules, 'a'), {recursive: true});
    if (code === 0) {
      fs.writeFileSync(path.join(modules, 'a/package.json'), '{}');
      fs.writeFileSync(
        path.join(modules, '.package-lock.json'),
        JSON.stringify({packages: {'node_modules/a': {version: '1.0.0'}}}),
      );
    }
    return code;
  });

beforeEach(() => {
  said.length = 0;
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  fs.mkdirSync(path.join(root, FOLDER), {recursive: true});
  fs.writeFileSync(
    path.join(root, FOLDER, 'package-lock.json'),
    JSON.stringify({packages: {'': {}, 'node_modules/a': {version: '1.0.0'}}}),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fs.rmSync(root, {recursive: true, force: true});
});

describe('ensurePackages', () => {
  it('installs a folder once, from the lock file', async () => {
    const npm = npmThat(0);
    expect(await ensurePackages([FOLDER], {root, npm, say})).toBe(true);
    expect(await ensurePackages([FOLDER], {root, npm, say})).toBe(true);
    expect(npm).toHaveBeenCalledTimes(1);
    expect(npm.mock.calls[0]![0]).toEqual(expect.arrayContaining(['ci', '--prefix', FOLDER, '--prefer-offline']));
    expect(said).toEqual([`Installing the packages of ${FOLDER}: nothing is installed yet.`]);
  });

  it('reports what is not run if the registry is out of reach, and leaves no partial installation', async () => {
    expect(await ensurePackages([FOLDER], {root, npm: npmThat(1), say, whyOffline: async () => 'nobody answers'})).toBe(
      false,
    );
    expect(said.at(-1)).toBe(`\nNOT RUN: tests that need the packages of ${FOLDER}: nobody answers.\n`);
    expect(fs.existsSync(path.join(root, FOLDER, 'node_modules'))).toBe(false);
  });

  it('fails if the registry responds', async () => {
    await expect(ensurePackages([FOLDER], {root, npm: npmThat(1), say, whyOffline: async () => null})).rejects.toThrow(
      `The packages of ${FOLDER} could not be installed.`,
    );
  });
});

describe('a project of tests that is started directly', () => {
  it('prints the command that installs its packages', async () => {
    vi.stubEnv(MAY_INSTALL, '');
    const stale = vi.spyOn(install, 'staleReason');
    stale.mockReturnValue('nothing is installed yet');
    await expect(setup({name: 'node'})).rejects.toThrow(
      'The tests of "node" need the packages of tests/node: nothing is installed yet. Run "npm run packages -- tests/node" first.',
    );
    vi.stubEnv(MAY_INSTALL, '0');
    await expect(setup({name: 'node'})).resolves.toBeUndefined();
    vi.stubEnv(MAY_INSTALL, '');
    stale.mockReturnValue(undefined);
    await expect(setup({name: 'tutorials'})).resolves.toBeUndefined();
  });
});
