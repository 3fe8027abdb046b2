import fs from 'node:fs';
import path from 'node:path';
import {BUILD} from '../../scripts/built/files';

/** Every HTML file of the build, path below `build/` and text. */
export function builtPages(): {file: string; html: string}[] {
  const files = fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.sort().map((file) => ({file, html: fs.readFileSync(path.join(BUILD, file), 'utf8')}));
}
