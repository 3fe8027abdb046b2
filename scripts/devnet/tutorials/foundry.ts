import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {installCommand, TEST_PACKAGES} from '../../lib/install.mjs';
import {hasTool} from '@site/scripts/lib/tools';
import {testPackage, ROOT} from '../packages';

const BINARIES = ['forge', 'cast'].map((name) => testPackage(`@foundry-rs/${name}-linux-amd64/bin`));
const LIMIT_MS = 240_000;

/** Why a Foundry project can't run on this machine, or null if it can. */
export function whyNoFoundry(): string | null {
  if (!hasTool('bash')) return 'bash is not installed';
  const missing = BINARIES.find((folder) => !fs.existsSync(folder));
  return missing
    ? `${path.relative(ROOT, missing)} is not installed (Linux x64 only); run "${installCommand(TEST_PACKAGES)}"`
    : null;
}

/** What a command printed, and how it ended. */
export interface Ended {
  stdout: string;
  stderr: string;
  failed: boolean;
}

/**
 * Completes a tutorial's folder as its reader has it, with the contracts in `src`, and returns a shell in it. The
 * compiler comes from npm, so nothing is downloaded.
 */
export function foundryShell(
  folder: string,
  contracts: readonly string[],
): (command: string, variables?: Record<string, string>) => Promise<Ended> {
  fs.mkdirSync(path.join(folder, 'src'));
  for (const file of contracts) fs.copyFileSync(file, path.join(folder, 'src', path.basename(file)));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const settings = {
    PATH: [...BINARIES, process.env.PATH].join(path.delimiter),
    NODE_PATH: path.join(ROOT, 'node_modules'),
    FOUNDRY_SOLC: path.join(ROOT, 'scripts/devnet/programs/solcAsNative.cjs'),
    FOUNDRY_OFFLINE: 'true',
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
    NO_COLOR: '1',
  };
  return (command, variables = {}) =>
    new Promise((resolve) => {
      execFile(
        'bash',
        ['-c', command],
        {cwd: folder, env: {...process.env, ...settings, ...variables}, timeout: LIMIT_MS},
        (error, stdout, stderr) => resolve({stdout, stderr, failed: error !== null}),
      );
    });
}
