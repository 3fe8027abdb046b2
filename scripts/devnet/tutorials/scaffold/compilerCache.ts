import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ROOT} from '../../packages';

const BRIDGE = path.join(ROOT, 'scripts/devnet/programs/solcAsNative.cjs');

/**
 * A folder where Hardhat 2 finds compilers from npm in place of the native ones that it would download. Set
 * XDG_CACHE_HOME of the programs to the returned value.
 * @param packages folders of the package `solc`, one for each version
 */
export function compilerCache(folder: string, packages: readonly string[]): string {
  const home = path.join(folder, 'hardhat-nodejs/compilers-v2/linux-amd64');
  fs.mkdirSync(home, {recursive: true});
  const builds = packages.map((solc) => {
    const long = (createRequire(__filename)(solc) as {version(): string}).version().replace(/\.Emscripten.*/, '');
    const [version = '', build = ''] = long.split('+');
    const file = `solc-linux-amd64-v${long}`;
    fs.writeFileSync(
      path.join(home, file),
      `#!/bin/sh\nSOLC_PACKAGE="${solc}" exec "${process.execPath}" "${BRIDGE}" "$@"\n`,
      {mode: 0o755},
    );
    return {path: file, version, build, longVersion: long, keccak256: '0x', sha256: '0x', urls: []};
  });
  fs.writeFileSync(
    path.join(home, 'list.json'),
    JSON.stringify({builds, releases: {}, latestRelease: builds[0]?.version}),
  );
  return folder;
}
