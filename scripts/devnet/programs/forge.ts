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

/**
 * Runs `forge test` over folders of Solidity and returns what it printed. Failing tests are not an error here, because
 * an exploit of a fixed contract must fail.
 * @param compiler npm package of the compiler: `solc`, or an alias of an old one
 * @param folders paths of the folders
 */
export async function forgeTest(compiler: string, folders: readonly string[]): Promise<string> {
  const project = path.join(ROOT, '.cache/forge', compiler);
  fs.mkdirSync(path.join(project, 'src'), {recursive: true});
  // Links of an earlier run might lead to a topic that no longer exists.
  for (const old of fs.readdirSync(path.join(project, 'src'))) fs.rmSync(path.join(project, 'src', old));
  for (const folder of folders) fs.symlinkSync(folder, path.join(project, 'src', path.basename(folder)));
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
      ['test', '--root', project, '-vv', '--color', 'never'],
      {env, timeout: LIMIT_MS, maxBuffer: 1 << 26},
      (error, stdout, stderr) => {
        // Forge exits with 1 if a test fails, but also if nothing compiled.
        if (error && !/^Suite result:/m.test(stdout))
          reject(new Error(`forge test did not run:\n${stderr}${stdout}`.slice(0, 6000)));
        else resolve(stdout);
      },
    );
  });
}
