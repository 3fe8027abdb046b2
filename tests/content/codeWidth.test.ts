import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {COLUMNS, columnsOf, isTooWide, wideLines} from '../support/codeWidth';
import {TRANSLATION_FOLDERS} from '../../src/languages';

/**
 * Readers copy these boxes line by line, and compare them with their own files: at 1280 px, none of them scrolls
 * sideways.
 */
const ROOT = path.resolve(__dirname, '../..');
const SNIPPETS = path.join(ROOT, 'src/snippets');
const ENGLISH = 'docs';
const FOLDERS = [
  ENGLISH,
  ...TRANSLATION_FOLDERS.map((folder) => `i18n/${folder}/docusaurus-plugin-content-docs/current`),
];

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const howTos = fs
  .readdirSync(path.join(ROOT, ENGLISH), {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.mdx') && /^type: howto$/m.test(read(`${ENGLISH}/${file}`)))
  .sort();

/** One message for each line that doesn't fit, with the fix. */
function faultsOf(page: string): string[] {
  return FOLDERS.map((folder) => `${folder}/${page}`)
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .flatMap((file) =>
      wideLines(read(file), SNIPPETS)
        // A translation shows the same snippets.
        .filter(({snippet}) => file.startsWith(`${ENGLISH}/`) || !snippet)
        .map(
          ({line, snippet, columns, text}) =>
            `${file}:${line}  ${columns} columns, ${COLUMNS} fit: "${text.trim()}". Break the line in ${snippet ? `src/snippets/${snippet}` : 'the code box'}, or name a part of it; in a command, use "\\".`,
        ),
    );
}

describe('code boxes of how-to pages and quickstarts', () => {
  it.each(howTos)('%s has no line that is wider than its box', (page) => {
    expect(faultsOf(page).join('\n')).toBe('');
  });

  it('are found', () => {
    expect(howTos.length).toBeGreaterThan(50);
    expect(howTos).toContain('espace/DeveloperQuickstart.mdx');
    expect(howTos).toContain('core/core-developer-quickstart.mdx');
  });
});

describe('a wide line', () => {
  const HASH = `0x${'ab'.repeat(32)}`;
  const words = (columns: number) =>
    'word '
      .repeat(columns)
      .slice(0, columns - 1)
      .concat(';');

  it.each([
    ['as wide as the box', words(COLUMNS), 'ts', false],
    ['one column wider', words(COLUMNS + 1), 'ts', true],
    ['with a key and little else', `node check.mjs ${HASH}`, 'sh', false],
    ['with a key and much else', `export const organizer = new Wallet('${HASH}');`, 'ts', true],
    [
      'with a long path',
      `} from '@openzeppelin/contracts/proxy/transparent/${'Proxy'.repeat(8)}.sol';`,
      'solidity',
      false,
    ],
    ['of calls without spaces', `f(${'call('.repeat(20)}${')'.repeat(21)};`, 'js', true],
    ['with a sentence in JSON', `  "data": "${words(90)}"`, 'json', false],
    ['with a sentence in a program', `const data = "${words(90)}"`, 'js', true],
    ['with a long list in JSON', `{"params": [${'"0x1", '.repeat(12)}"0x1"]}`, 'json', true],
  ] as const)('%s', (_, line, language, isWide) => {
    expect(isTooWide(line, language)).toBe(isWide);
  });

  it('counts two columns for a Chinese character and an emoji', () => {
    expect([columnsOf('a代码'), columnsOf('a📝')]).toEqual([5, 3]);
  });

  it('is found in a list and in a snippet, with the place of its box, and not in output', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'width-'));
    try {
      fs.writeFileSync(
        path.join(folder, 'a.ts'),
        `// #region shown\n${words(90)}\n// #endregion shown\n${words(95)}\n`,
      );
      const page = [
        '1. Step:',
        '',
        '   ```sh',
        `   ${words(80)}`,
        '   ```',
        '',
        '```ts file=a.ts region=shown',
        '```',
        '',
        '```text',
        words(100),
        '```',
      ].join('\n');
      expect(wideLines(page, folder)).toMatchObject([
        {line: 3, columns: 80, snippet: undefined},
        {line: 7, columns: 90, snippet: 'a.ts'},
      ]);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});
