import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/**
 * Compiles TypeScript to JavaScript with the compiler that `npx tsx` calls. tsx itself would hook into each module of
 * each package that a program imports, at every start, which takes three times as long as the program and changes
 * nothing in it.
 */
export const transpiled = (source: string): string =>
  transformSync(source, {loader: 'ts', format: 'esm', target: 'node20'}).code;

/** Writes `a.js` next to each `a.ts` of a folder, because its programs import modules with this extension. */
export function transpileFolder(folder: string): void {
  for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.ts') || /\.(?:d|config)\.ts$|(?:^|\/)node_modules\//.test(file)) continue;
    fs.writeFileSync(
      path.join(folder, file.replace(/\.ts$/, '.js')),
      transpiled(fs.readFileSync(path.join(folder, file), 'utf8')),
    );
  }
}
