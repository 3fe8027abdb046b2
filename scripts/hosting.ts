/**
 * `npm run hosting`: records the inline scripts of `build/` if it exists, then writes the files of the hosts from
 * src/config/hosting.ts. If the site is built with an ASSISTANT_KEY, set it here too, so that the policy allows the
 * CDN.
 */
import fs from 'node:fs';
import path from 'node:path';
import {collectInlineScripts} from './hosting/recordInlineScripts';

const root = path.resolve(__dirname, '..');
const record = path.join(root, 'src/config/inline-scripts.json');
const build = path.join(root, 'build');

async function main(): Promise<void> {
  if (fs.existsSync(build)) fs.writeFileSync(record, `${JSON.stringify(collectInlineScripts(build), null, 2)}\n`);
  // Loaded only after the record is written, because the table reads it.
  const {hostFiles} = await import('./hosting/files');
  for (const [file, text] of Object.entries(hostFiles())) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
}

void main();
