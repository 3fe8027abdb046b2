import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const CONFIG = path.join(__dirname, '..');
const SOURCES = path.join(CONFIG, '..');

/** Folders whose modules the browser loads. */
const BROWSER = ['client', 'components', 'evm', 'openrpcAdapter', 'pages', 'theme'];
const files = BROWSER.flatMap((folder) =>
  fs
    .readdirSync(path.join(SOURCES, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('__tests__'))
    .map((name) => `${folder}/${name}`),
);

it('modules of the browser import no settings that come from the environment, which a browser does not have', () => {
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(SOURCES, file), 'utf8');
    const settings = [...source.matchAll(/^import (?!type\b)[^;]*? from '@site\/src\/config\/([\w/]+)';/gms)];
    return settings
      .map(([, name]) => name!)
      .filter((name) => /\bprocess\./.test(fs.readFileSync(path.join(CONFIG, `${name}.ts`), 'utf8')))
      .map((name) => `${file} imports src/config/${name}.ts`);
  });
  expect(wrong).toEqual([]);
});
