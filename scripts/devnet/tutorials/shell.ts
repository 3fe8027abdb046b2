import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {homeIn} from '../../lib/home';
import {testPackage, ROOT} from '../packages';
import type {Project} from './project';
import type {Toolchain} from './toolchain';

const LIMIT_MS = 240_000;
const COMPILER = path.join(ROOT, 'scripts/devnet/programs/solcAsNative.cjs');

/** Programs of Foundry that `npx` starts. */
const foundry = (name: string) => testPackage(`@foundry-rs/${name}-linux-amd64/bin/${name}`);

/** Replaces npx: starts the same programs, without a request to the registry at each call. */
const npx = ({node, hardhat}: Toolchain) => `#!/bin/sh
tool=$1
shift
case $tool in
  hardhat) exec "${node}" "${hardhat}" "$@" ;;
  forge) exec "${foundry('forge')}" "$@" ;;
  cast) exec "${foundry('cast')}" "$@" ;;
  *) echo "npx $tool is not known here" >&2; exit 1 ;;
esac
`;

/** Puts a compiler where Foundry stores downloaded ones, because its verification command looks for one there. */
function keepCompiler(home: string): void {
  const {version} = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/solc/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(home, '.svm', version);
  fs.mkdirSync(folder, {recursive: true});
  fs.copyFileSync(COMPILER, path.join(folder, `solc-${version}`));
}

/** Removes durations, which differ from run to run. */
const withoutTimes = (text: string) =>
  text.replace(/(?: in|; finished in)? [\d.]+(?:ns|µs|ms|s)(?: \([\d.]+(?:ns|µs|ms|s) CPU time\))?/g, '');

/**
 * A shell in a project's folder that runs the lines of a page unchanged and returns what they print. Foundry gets the
 * compiler from npm, so that it doesn't download one. All programs share a home that is empty at first, like a
 * reader's. Rejects if a line fails.
 */
export function createShell({folder}: Project, toolchain: Toolchain): (line: string) => Promise<string> {
  const bin = path.join(folder, '.bin');
  const home = path.join(folder, '.home');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'npx'), npx(toolchain), {mode: 0o755});
  fs.symlinkSync(toolchain.node, path.join(bin, 'node'));
  keepCompiler(home);
  const env = {
    ...homeIn(home),
    PATH: `${bin}:${process.env['PATH']}`,
    NODE_PATH: path.join(ROOT, 'node_modules'),
    FOUNDRY_SOLC: COMPILER,
    FOUNDRY_OFFLINE: 'true',
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    NO_COLOR: '1',
  };
  return (line) =>
    new Promise((resolve, reject) => {
      execFile('sh', ['-c', line], {cwd: folder, env, timeout: LIMIT_MS}, (error, stdout, stderr) => {
        if (error) reject(new Error(`"${line}" failed:\n${stderr}${stdout}`));
        else resolve(withoutTimes(stdout).trim() + '\n');
      });
    });
}
