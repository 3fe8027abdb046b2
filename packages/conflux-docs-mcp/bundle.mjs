/**
 * Writes `dist/cli.mjs`: the server, and the code of the portal that it uses. Packages stay imports, because npm
 * installs those of package.json.
 */
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';

const here = import.meta.dirname;
const {dependencies} = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'));
const {outputFiles} = await build({
  entryPoints: [path.join(here, 'cli.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  // The messages of components, without the framework that shows them.
  alias: {'@docusaurus/Translate': path.join(here, 'translate.ts')},
  write: false,
  logLevel: 'error',
});
const [file] = outputFiles;
await mkdir(path.join(here, 'dist'), {recursive: true});
// Another start can read the file at the same time, so it is replaced at once.
const draft = path.join(here, 'dist', `${process.pid}.mjs`);
await writeFile(draft, file.contents);
await rename(draft, path.join(here, 'dist/cli.mjs'));
