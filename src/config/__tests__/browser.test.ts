import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
const CONFIG = path.join(ROOT, 'src/config');

/** Modules that the browser loads: those below these folders, and the parts of plugins that are made for it. */
const OF_BROWSER =
  /^(?:src\/(?:client|components|evm|openrpcAdapter|pages|theme)\/|(?:src\/(?:plugins|framework-patches)|packages)\/[^/]+\/(?:client|theme)\/)/;

const files = ['src', 'packages'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name}`)
    .filter((name) => OF_BROWSER.test(name) && /\.tsx?$/.test(name) && !/__tests__|node_modules/.test(name)),
);

/** Files of `src/config` that a module imports for more than types, by any path. */
const settingsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^;]*? from '([^']+)';/gms)]
    .map(([, from]) => path.resolve(path.dirname(file), from!.replace(/^@site/, ROOT)))
    .filter((module) => path.dirname(module) === CONFIG && fs.existsSync(`${module}.ts`))
    .map((module) => `${module}.ts`);

/** Whether a file of settings, or one that it imports, reads the environment. */
const readsEnvironment = (file: string): boolean =>
  /\bprocess\./.test(fs.readFileSync(file, 'utf8')) || settingsOf(file).some(readsEnvironment);

it('modules of the browser import no settings that come from the environment, which a browser does not have', () => {
  expect(files.length).toBeGreaterThan(400);
  const wrong = files.flatMap((file) =>
    settingsOf(path.join(ROOT, file))
      .filter(readsEnvironment)
      .map((settings) => `${file} imports ${path.relative(ROOT, settings)}`),
  );
  expect(wrong).toEqual([]);
});
