import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

/**
 * The check in three files, each of which Node reads in a tenth of a second. Loaded module by module, the main thread
 * and its workers take two seconds each. Packages that are large or look for files in their own folder are not bundled.
 */
const ENTRIES = {
  content: 'scripts/check/content.ts',
  worker: 'scripts/check/engine/worker.ts',
  ahead: 'scripts/check/engine/ahead.ts',
};
const EXTERNAL = ['cspell-lib', 'graphql', 'solc', 'typescript'];
/** The inputs that determine the result, in addition to the sources. */
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'scripts/check/engine/bundle.mjs'];
/** A bundle that another check might still be reading is not deleted (milliseconds). */
const IN_USE = 600_000;

/**
 * Path of the bundled start file, rebuilt if the content of one of its source files has changed.
 * @param {string} root of the project
 * @param {string} cache folder below the root, so that packages that are not bundled are found from there
 * @returns {Promise<string>}
 */
export async function bundledCheck(root, cache) {
  const home = path.join(cache, 'bundle');
  return path.join(currentFolder(root, home) ?? (await build(root, home)), 'content.mjs');
}

/**
 * @param {string} root
 * @param {string} home of all bundles
 * @returns {string | undefined} the folder of the matching one
 */
function currentFolder(root, home) {
  try {
    const inputs = JSON.parse(readFileSync(path.join(home, 'inputs.json'), 'utf8'));
    const folder = path.join(home, hashOf(root, inputs));
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined; // No bundle yet, an incomplete list, or a missing source.
  }
}

/** @param {string} root @param {string[]} inputs @returns {string} of the content of all files, and of the runtime */
function hashOf(root, inputs) {
  const hash = createHash('sha1').update(process.version);
  for (const file of [...SETTINGS, ...inputs]) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/**
 * Builds in a temporary folder and renames it atomically, because another check might be running.
 *
 * @param {string} root
 * @param {string} home
 * @returns {Promise<string>} the new folder
 */
async function build(root, home) {
  const esbuild = createRequire(import.meta.url)('esbuild');
  mkdirSync(home, {recursive: true});
  const draft = mkdtempSync(path.join(home, 'draft-'));
  const {metafile} = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: draft,
    outExtension: {'.js': '.mjs'},
    metafile: true,
    logLevel: 'error',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    // Bundled CommonJS requires Node's own modules.
    banner: {
      js: "import {createRequire as requireOf} from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
  });
  writeFileSync(path.join(draft, 'versions.json'), JSON.stringify(versionsOf(root, metafile.outputs)));
  const inputs = Object.keys(metafile.inputs).sort();
  const folder = path.join(home, hashOf(root, inputs));
  if (!existsSync(folder)) renameSync(draft, folder);
  const list = `${draft}.json`;
  writeFileSync(list, JSON.stringify(inputs));
  renameSync(list, path.join(home, 'inputs.json'));
  for (const name of readdirSync(home)) {
    const old = path.join(home, name);
    if (old !== folder && name !== 'inputs.json' && Date.now() - statSync(old).mtimeMs > IN_USE)
      rmSync(old, {recursive: true, force: true});
  }
  return folder;
}

/**
 * For version.ts: a hash of the code of each bundle. Facts are excluded, because cached values are found by the judged
 * text, which already contains the facts that the page shows.
 *
 * @param {string} root
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @returns {Record<string, string>}
 */
function versionsOf(root, outputs) {
  const code = ({inputs}) =>
    Object.keys(inputs)
      .filter((file) => !/^src\/facts\/[^/]+\.json$/.test(file))
      .sort();
  return Object.fromEntries(
    Object.entries(outputs).map(([file, output]) => [path.basename(file, '.mjs'), hashOf(root, code(output))]),
  );
}
