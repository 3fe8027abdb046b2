import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundledCheck} from '../engine/bundle.mjs';

interface Started {
  SAYS: string;
  scan: string;
  engine: string;
}

const VERSION = JSON.stringify(path.resolve('scripts/check/engine/version.ts'));
let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
/** Starts the check of the small project as `npm run check` would. */
const start = async () => {
  const file = await bundledCheck(root, path.join(root, 'cache'));
  return {file, ...((await import(pathToFileURL(file).href)) as Started)};
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-bundle-'));
  write('package-lock.json', '{"name": "one"}');
  write('tsconfig.json', '{}');
  write('scripts/check/engine/bundle.mjs', readFileSync('scripts/check/engine/bundle.mjs', 'utf8'));
  write('scripts/check/rules/page.ts', "export const RULE = 'a';\n");
  write('scripts/check/rules/site.ts', "export const RULE = 'b';\n");
  write('src/facts/networks.json', '{"id": 1030}\n');
  write('scripts/check/engine/worker.ts', "import {RULE} from '../rules/page';\nconsole.debug(RULE);\n");
  write('scripts/check/engine/ahead.ts', "import {RULE} from '../rules/site';\nconsole.debug(RULE);\n");
  write(
    'scripts/check/content.ts',
    `import fact from '../../src/facts/networks.json';\nimport {RULE as PAGE} from './rules/page';\nimport {RULE as SITE} from './rules/site';\nimport {engineVersion, scanVersion} from ${VERSION};\nexport const SAYS = PAGE + SITE + fact.id;\nexport const scan = scanVersion(${JSON.stringify(root)});\nexport const engine = engineVersion(${JSON.stringify(root)});\n`,
  );
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('the bundled check is never older than its sources', () => {
  it('is built once, and taken again after all sources were only touched', async () => {
    const first = await start();
    expect(first.SAYS).toBe('ab1030');
    utimesSync(path.join(root, 'scripts/check/rules/page.ts'), new Date(), new Date());
    expect(await start()).toEqual(first);
  });

  it.each([
    [
      'a rule of single files',
      'scripts/check/rules/page.ts',
      "export const RULE = 'A';\n",
      'Ab1030',
      {scan: true, engine: true},
    ],
    [
      'a rule over the whole site',
      'scripts/check/rules/site.ts',
      "export const RULE = 'B';\n",
      'AB1030',
      {scan: false, engine: true},
    ],
    // Cached values are found by their text, including the facts in it.
    ['a fact', 'src/facts/networks.json', '{"id": 71}\n', 'AB71', {scan: false, engine: false}],
    ['the lock file', 'package-lock.json', '{"name": "two"}', 'AB71', {scan: true, engine: true}],
  ])('is built anew when %s changes, and drops what it made stale', async (_, file, text, says, dropped) => {
    const before = await start();
    write(file, text);
    const after = await start();
    expect(after.SAYS).toBe(says);
    expect(after.file).not.toBe(before.file);
    expect({scan: after.scan !== before.scan, engine: after.engine !== before.engine}).toEqual(dropped);
  });

  it('reuses an earlier bundle of the same sources, and repairs an incomplete one', async () => {
    const now = await start();
    write('scripts/check/rules/site.ts', "export const RULE = 'C';\n");
    expect((await start()).SAYS).toBe('AC71');
    write('scripts/check/rules/site.ts', "export const RULE = 'B';\n");
    expect(await start()).toEqual(now);
    write('cache/bundle/inputs.json', '["scripts/check/ru');
    expect(await start()).toEqual(now);
  });

  it('is rejected if a source is missing', async () => {
    rmSync(path.join(root, 'scripts/check/rules/site.ts'));
    await expect(bundledCheck(root, path.join(root, 'cache'))).rejects.toThrow(/rules\/site/);
  });
});
