import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {gitIn} from '../../scripts/lib/git.mjs';
import {toolIsMissing} from '@site/scripts/lib/tools';

const ROOT = path.resolve(__dirname, '../..');
/** Tests that make their own repositories. */
const FILES = [
  'scripts/check/__tests__/movedPages.test.ts',
  'scripts/check/__tests__/engine.test.ts',
  'scripts/translations/__tests__/translations.test.ts',
];
const LIMIT_MS = 120_000;

describe.skipIf(toolIsMissing('the repository of whoever runs the tests', 'git'))(
  'tests that use git, started by a hook of git',
  () => {
    let folder: string;
    const git = (...args: string[]) => gitIn(folder, ...args);
    /** Everything that a commit, a branch or a setting would change. */
    const state = () => [
      git('rev-list', '--all'),
      git('for-each-ref'),
      git('status', '--porcelain', '--branch'),
      git('config', '--local', '--list'),
    ];
    beforeAll(() => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'developer-'));
      git('init', '-b', 'main');
      fs.writeFileSync(path.join(folder, 'work.txt'), 'not committed yet');
      git('add', '-A');
      git('commit', '-m', 'first');
      fs.writeFileSync(path.join(folder, 'work.txt'), 'changed since');
    });
    afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

    it(
      "pass, and leave the developer's repository alone",
      () => {
        const settings = path.join(folder, '.git/settings');
        fs.writeFileSync(settings, '[commit]\n\tgpgsign = true\n[gpg]\n\tprogram = /nowhere/gpg\n');
        const before = state();
        const env = {
          ...process.env,
          GIT_DIR: path.join(folder, '.git'),
          GIT_WORK_TREE: folder,
          GIT_INDEX_FILE: path.join(folder, '.git/index'),
          GIT_CONFIG_GLOBAL: settings,
        };
        const {status, stdout, stderr} = spawnSync(
          process.execPath,
          [
            'node_modules/vitest/vitest.mjs',
            'run',
            '--project',
            'unit',
            '--no-isolate',
            '--testTimeout',
            '30000',
            ...FILES,
          ],
          {cwd: ROOT, encoding: 'utf8', env},
        );
        expect(state()).toEqual(before);
        expect(status, `${stdout}${stderr}`).toBe(0);
      },
      LIMIT_MS,
    );
  },
);
