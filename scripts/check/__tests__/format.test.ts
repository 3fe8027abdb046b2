import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

/** Files that the project's settings format, and files that they ignore. */
const CODE = [
  'src/client/a.ts',
  'tests/fixtures/sites/a/b.ts',
  'src/components/A/styles.module.css',
  'tests/packages/package.json',
  'tsconfig.json',
];
const OTHERS = [
  'docs/a.mdx',
  'openrpc/core/a.yaml',
  'openrpc/recordings/core/a.json',
  'src/facts/a.json',
  'package-lock.json',
  'tests/baselines/a.json',
  'src/snippets/ts/a.ts',
  'src/snippets/a/package.json',
];
const UNFORMATTED: Record<string, string> = {
  '.ts': 'export  {};\n',
  '.css': 'a{color:red}\n',
  '.json': '{ "a":1}\n',
  '.mdx': '*  a\n',
  '.yaml': 'a:   1\n',
};

/** A statement with this number of columns. */
const statement = (columns: number) => `export const a${columns} = {one: '${'x'.repeat(columns - 38)}', two: 2};\n`;
let folder = '';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'format-'));
  copyFileSync('.oxfmtrc.json', path.join(folder, '.oxfmtrc.json'));
  for (const file of [...CODE, ...OTHERS]) write(file, UNFORMATTED[path.extname(file)]!);
  write('style.ts', 'export const short = { a: "b" };\nexport const pick = a => a.b;\n');
  write('width.ts', statement(120) + statement(121));
  execFileSync(process.execPath, [path.resolve('node_modules/oxfmt/bin/oxfmt')], {cwd: folder, stdio: 'ignore'});
}, 60_000);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('the formatter', () => {
  it.each(CODE)('formats %s', (file) => expect(read(file)).not.toBe(UNFORMATTED[path.extname(file)]));

  it.each(OTHERS)('leaves %s alone', (file) => expect(read(file)).toBe(UNFORMATTED[path.extname(file)]));

  it('writes the style of the project', () => {
    expect(read('style.ts')).toBe("export const short = {a: 'b'};\nexport const pick = (a) => a.b;\n");
  });

  it('breaks lines of more than 120 columns', () => {
    expect(statement(120).trimEnd()).toHaveLength(120);
    expect(read('width.ts')).toBe(
      `${statement(120)}export const a121 = {\n  one: '${'x'.repeat(83)}',\n  two: 2,\n};\n`,
    );
  });
});
