import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {JUDGES} from '../engine/version';

const CHECK = path.resolve(__dirname, '..');

it('the version of the cache covers all code that cached verdicts depend on', {timeout: 60_000}, async () => {
  const cached = (readdirSync(CHECK, {recursive: true}) as string[]).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('__tests__') &&
      readFileSync(path.join(CHECK, file), 'utf8').includes('new VerdictCache'),
  );
  expect(cached).toContain('rules/glossary.ts');
  const {metafile} = await build({
    stdin: {contents: cached.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: CHECK},
    absWorkingDir: path.resolve(CHECK, '../..'),
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(sources.length).toBeGreaterThan(60);
  // scripts/lib only lists files and finds programs.
  const covered = [...JUDGES, 'scripts/lib'];
  expect(sources.filter((file) => !covered.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
