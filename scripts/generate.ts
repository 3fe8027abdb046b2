/**
 * `npm run generate`: writes the committed files that are derived from others, namely the types of the facts and the
 * list of their files, both from the schemas, the list of addresses that must always work, and the files of the hosts
 * from src/config/hosting.ts. It records the inline scripts of `build/` first if that exists. If the site is built with
 * an ASSISTANT_KEY, set it here too, so that the policy of the hosts allows the CDN. `npm run generate -- hosting`
 * writes only the files of the hosts.
 */
import fs from 'node:fs';
import path from 'node:path';
import {publishRoutes} from './check/routes/publishRoutes';
import {filesModule} from './facts/filesModule';
import {FILES_FILE, readSchemas, TYPES_FILE} from './facts/readSchemas';
import {typesModule} from './facts/schemaTypes';
import {collectInlineScripts} from './hosting/recordInlineScripts';

const root = path.resolve(__dirname, '..');

async function writeHostFiles(): Promise<void> {
  const build = path.join(root, 'build');
  if (fs.existsSync(build))
    fs.writeFileSync(
      path.join(root, 'src/config/inline-scripts.json'),
      `${JSON.stringify(collectInlineScripts(build), null, 2)}\n`,
    );
  // Loaded only after the record is written, because the table reads it.
  const {hostFiles} = await import('./hosting/files');
  for (const [file, text] of Object.entries(hostFiles())) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
}

async function main(only: string | undefined): Promise<void> {
  if (only === 'hosting') return writeHostFiles();
  const schemas = readSchemas();
  fs.writeFileSync(TYPES_FILE, await typesModule(schemas));
  fs.writeFileSync(FILES_FILE, filesModule(Object.keys(schemas)));
  for (const file of [TYPES_FILE, FILES_FILE]) console.log(`wrote ${path.relative(root, file)}`);
  await publishRoutes(root);
  await writeHostFiles();
}

void main(process.argv[2]);
