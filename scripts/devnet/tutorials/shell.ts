import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {homeIn} from '../../lib/home';
import {devnetPackage, ROOT} from '../packages';
import type {Project} from './project';
import type {Toolchain} from './toolchain';

const LIMIT_MS = 240_000;
const COMPILER = path.join(ROOT, 'scripts/devnet/programs/solcAsNative.cjs');

/** Programs of Foundry that `npx` starts. */
const foundry = (name: string) => devnetPackage(`@foundry-rs/${name}-linux-amd64/bin/${name}`);

/** Stands in for npx: the same programs, without asking the registry at each call. */
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

/** Where Foundry keeps the compilers that it downloaded, which is where the command for verification looks for one. */
function keepCompiler(home: string): void {
  const {version} = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/solc/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(home, '.svm', version);
  fs.mkdirSync(folder, {recursive: true});
  fs.copyFileSync(COMPILER, path.join(folder, `solc-${version}`));
}

/** What differs from run to run: how long a thing took. */
const withoutTimes = (text: string) =>
  text.replace(/(?: in|; finished in)? [\d.]+(?:ns|µs|ms|s)(?: \([\d.]+(?:ns|µs|ms|s) CPU time\))?/g, '');

/**
 * A shell in a project's folder that takes the lines of a page as they stand there, and returns what they print.
 * Foundry is given the compiler of npm, so that it downloads none. All programs share a home that begins empty, as a
 * reader's would. Rejects when a line fails.
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
