import fs from 'node:fs';
import path from 'node:path';
import {BUILD} from '../../scripts/built/files';

/** The path of every HTML file below `build/`. */
export const filesOfPages = (): string[] =>
  fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();

/** Every HTML file of the build, path below `build/` and text. */
export const builtPages = (): {file: string; html: string}[] =>
  filesOfPages().map((file) => ({file, html: fs.readFileSync(path.join(BUILD, file), 'utf8')}));
