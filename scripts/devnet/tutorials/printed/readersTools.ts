import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../packages';

/** Without these, Foundry would download its compiler. */
export const FOUNDRY = {
  FOUNDRY_SOLC: path.join(ROOT, 'scripts/devnet/programs/solcAsNative.cjs'),
  SOLC_RESULTS: path.join(ROOT, '.cache/solc'),
  FOUNDRY_OFFLINE: 'true',
  FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
};
const NPM = path.join(__dirname, 'npm.mjs');

/** Starts what the tutorial installed, and downloads nothing. */
const NPX = `#!/bin/sh
tool=$1
shift
[ -e "node_modules/.bin/$tool" ] || { echo "npx: $tool isn't installed in this folder" >&2; exit 1; }
exec "node_modules/.bin/$tool" "$@"
`;

/** Puts a compiler where Foundry stores downloaded ones, because its verification command looks for one there. */
export function keepCompiler(home: string): void {
  const {version} = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/solc/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(home, '.svm', version);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, `solc-${version}`),
    `#!/bin/sh\nexec "${process.execPath}" "${FOUNDRY.FOUNDRY_SOLC}" "$@"\n`,
    {mode: 0o755},
  );
}

/**
 * Finds processes by name, but only those of one reader: a page that stops what it finds must not stop another test's
 * node.
 */
const pgrep = (place: string) => `#!/bin/sh
shift
for process in /proc/[0-9]*; do
  [ "$(cat "$process/comm" 2>/dev/null)" = "$1" ] || continue
  case "$(readlink "$process/cwd")" in "${place}"/*) echo "\${process#/proc/}"; found=yes ;; esac
done
[ -n "$found" ]
`;

/** Puts npm, npx, node and pgrep into a folder of programs, in place of those from another reader. */
export function fillBin(bin: string, node: string, place: string): void {
  fs.writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${NPM}" "$@"\n`, {mode: 0o755});
  fs.writeFileSync(path.join(bin, 'npx'), NPX, {mode: 0o755});
  fs.writeFileSync(path.join(bin, 'pgrep'), pgrep(place), {mode: 0o755});
  fs.rmSync(path.join(bin, 'node'), {force: true});
  fs.symlinkSync(node, path.join(bin, 'node'));
}
