import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {installCommand, TEST_PACKAGES} from '../../lib/install.mjs';
import {testPackage, ROOT} from '../packages';

const PACKAGE = '@foundry-rs/forge-linux-amd64';
const LIMIT_MS = 180_000;

/** Why Foundry can't run on this machine, or null if it can. */
export function whyNoForge(): string | null {
  return fs.existsSync(testPackage(PACKAGE))
    ? null
    : `the package ${PACKAGE} is not installed (Linux x64 only); run "${installCommand(TEST_PACKAGES)}"`;
}

/** The project's settings: no network, no linter, and only the compiler from npm. */
const SETTINGS = `[profile.default]
src = "src"
test = "src"
out = "out"
cache_path = "cache"
libs = []
solc = "${path.join(__dirname, 'solcAsNative.cjs')}"
offline = true
auto_detect_remappings = false
allow_paths = ["${ROOT}"]
remappings = ["@openzeppelin/contracts/=${ROOT}/node_modules/@openzeppelin/contracts/"]
# Compiling without it is three times as fast, and no exploit depends on it.
optimizer = false
[lint]
lint_on_build = false
`;

/** Runs forge over folders of Solidity. `isDone` tells a run with findings from one that didn't happen. */
async function runForge(
  {compiler, folders, args}: {compiler: string; folders: readonly string[]; args: readonly string[]},
  isDone: (stdout: string) => boolean,
): Promise<{stdout: string; stderr: string}> {
  const project = path.join(ROOT, '.cache/forge', `${args[0]}-${compiler}`);
  fs.mkdirSync(path.join(project, 'src'), {recursive: true});
  // What an earlier run left might belong to a topic that no longer exists.
  for (const old of fs.readdirSync(path.join(project, 'src')))
    fs.rmSync(path.join(project, 'src', old), {recursive: true});
  // The linter finds nothing behind links.
  for (const folder of folders) fs.cpSync(folder, path.join(project, 'src', path.basename(folder)), {recursive: true});
  fs.writeFileSync(path.join(project, 'foundry.toml'), SETTINGS);
  const forge = testPackage(`${PACKAGE}/bin/forge`);
  const env = {
    ...process.env,
    SOLC_PACKAGE: compiler,
    NODE_PATH: path.join(ROOT, 'node_modules'),
    NO_COLOR: '1',
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
  };
  return new Promise((resolve, reject) => {
    execFile(
      forge,
      [...args, '--root', project, '--color', 'never'],
      {env, timeout: LIMIT_MS, maxBuffer: 1 << 26},
      (error, stdout, stderr) => {
        if (error && !isDone(stdout))
          reject(new Error(`forge ${args[0]} did not run:\n${stderr}${stdout}`.slice(0, 6000)));
        else resolve({stdout, stderr});
      },
    );
  });
}

/**
 * Runs `forge test` over folders of Solidity and returns what it printed. Failing tests are not an error here, because
 * an exploit of a fixed contract must fail.
 * @param compiler npm package of the compiler: `solc`, or an alias of an old one
 * @param folders paths of the folders
 */
export async function forgeTest(compiler: string, folders: readonly string[]): Promise<string> {
  // Forge exits with 1 if a test fails, but also if nothing compiled.
  const {stdout} = await runForge({compiler, folders, args: ['test', '-vv']}, (output) =>
    /^Suite result:/m.test(output),
  );
  return stdout;
}

/** Something that `forge lint` found. */
export interface LintFinding {
  readonly lint: string;
  /** Name of the file, and the line. */
  readonly file: string;
  readonly line: number;
}

/** What `forge lint` finds in a folder of Solidity, of any severity. */
export async function forgeLint(folder: string): Promise<LintFinding[]> {
  const {stdout, stderr} = await runForge({compiler: 'solc', folders: [folder], args: ['lint']}, () => false);
  const findings = `${stdout}\n${stderr}`.matchAll(/^\w+\[([\w-]+)\]:[^\n]*\n\s*╭▸ \S*?([^/\s]+\.sol):(\d+):\d+/gm);
  return [...findings].map(([, lint, file, line]) => ({lint: lint!, file: file!, line: Number(line)}));
}

/** The signatures of two contracts of a folder that `forge selectors collision` finds to have the same selector. */
export async function forgeCollisions(folder: string, contracts: readonly [string, string]): Promise<string[]> {
  const args = ['selectors', 'collision', ...contracts];
  const {stdout, stderr} = await runForge({compiler: 'solc', folders: [folder], args}, () => false);
  return [...`${stdout}\n${stderr}`.matchAll(/\w+\([^)]*\)/g)].map(([signature]) => signature);
}
