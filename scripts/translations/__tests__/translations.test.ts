import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {translationPath} from '../../../src/plugins/docusaurus-plugin-translations/mirror';
import {gitIn} from '../../lib/git.mjs';
import {toolIsMissing} from '../../lib/tools';
import {accept} from '../accept';
import {readArguments} from '../arguments';
import {diffLines} from '../diff';
import {allPairs} from '../pages';
import {showLines} from '../show';
import {tableLines} from '../table';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const git = (...args: string[]) => gitIn(root, ...args);
const EN = '---\ntitle: Gas\n---\n\nHello.\n\n## Cost {#cost}\n\nFive.\nSix.\n';
const ES = '---\ntitle: Gas\n---\n\nHola.\n\n## Coste {#cost}\n\nCinco.\nSeis.\n';
const A = 'docs/core/a.mdx';
const TODAY = '2026-11-21';

const withoutGit = toolIsMissing('npm run translations', 'git');
beforeAll(() => {
  if (withoutGit) return;
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write(A, EN);
  write('docs/core/_part.mdx', EN);
  write(translationPath(A, 'es'), ES);
  write('blog/b.md', EN);
  write(translationPath('blog/b.md', 'es'), EN);
  git('init', '-b', 'main');
  git('add', '-A');
  git('commit', '-m', 'first');
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe.skipIf(withoutGit)('npm run translations', () => {
  it('accepts what was compared, refuses what is missing or English, and prints where all stands', () => {
    expect(accept(root, allPairs(root), TODAY)).toEqual({
      written: [translationPath(A, 'es')],
      refused: [
        `${translationPath('blog/b.md', 'zh')}: it is missing.`,
        `${translationPath('blog/b.md', 'es')}: it is still the English text.`,
        `${translationPath(A, 'zh')}: it is missing.`,
      ],
    });
    expect(tableLines(allPairs(root))).toEqual([
      'language  area       missing  identical  stale  current',
      'es        blog             0          1      0        0',
      'es        docs/core        0          0      0        1',
      'zh        blog             1          0      0        0',
      'zh        docs/core        1          0      0        0',
      'all                        2          1      0        1',
      '',
      'missing    zh  blog/b.md',
      'identical  es  blog/b.md',
      'missing    zh  docs/core/a.mdx',
    ]);
    const written = readFileSync(path.join(root, translationPath(A, 'es')), 'utf8');
    accept(root, allPairs(root), '2027-01-01');
    expect(readFileSync(path.join(root, translationPath(A, 'es')), 'utf8')).toBe(written);
  });

  it('shows the English change from the history, beside the translation', () => {
    write(A, EN.replace('Five.', 'Four.').replace('Hello', 'Welcome'));
    expect(showLines(root, 'es', A)).toEqual([
      `${translationPath(A, 'es')} was compared with ${A} on ${TODAY}.`,
      '',
      `== beginning  ${A}:4`,
      '- Hello.',
      '+ Welcome.',
      `-- ${translationPath(A, 'es')}:10`,
      '  Hola.',
      '',
      `== #cost  ${A}:7`,
      '  ## Cost {#cost}',
      '  ',
      '- Five.',
      '+ Four.',
      '  Six.',
      `-- ${translationPath(A, 'es')}:13`,
      '  ## Coste {#cost}',
      '  ',
      '  Cinco.',
      '  Seis.',
    ]);
    expect(tableLines(allPairs(root, ['es'])).at(-1)).toBe(`stale      es  ${A}  since ${TODAY}: _intro, cost`);
  });

  it('shows the text of today where the history lacks the earlier one, and parts that came or went', () => {
    git('checkout', '--orphan', 'shallow');
    git('rm', '-rqf', '--cached', '.');
    write(A, '---\ntitle: Gas\n---\n\nHello.\n\n## New {#new}\n\nSeven.\n');
    git('add', '-A');
    git('commit', '-m', 'only');
    expect(showLines(root, 'es', A)).toEqual([
      `${translationPath(A, 'es')} was compared with ${A} on ${TODAY}.`,
      '',
      `== #new  ${A}:7`,
      '(new since then)',
      '+ ## New {#new}',
      '+ ',
      '+ Seven.',
      `-- ${translationPath(A, 'es')} has no such section`,
      '',
      `== #cost  deleted from ${A}`,
      `-- ${translationPath(A, 'es')}:13`,
      '  ## Coste {#cost}',
      '  ',
      '  Cinco.',
      '  Seis.',
    ]);
    write(A, EN.replace('Hello', 'Bye'));
    write(
      translationPath(A, 'es'),
      readFileSync(path.join(root, translationPath(A, 'es')), 'utf8').replace(/_intro: .*/, '_intro: aaaaaaaaaa'),
    );
    expect(showLines(root, 'es', A).slice(2, 5)).toEqual([
      `== beginning  ${A}:4`,
      '(its earlier text is not in the history of this clone)',
      '+ Bye.',
    ]);
    expect(showLines(root, 'zh', A)).toEqual([
      `${translationPath(A, 'zh')} is missing: the whole page must be translated.`,
    ]);
  });

  it('a page without front matter is refused', () => {
    write(translationPath('blog/b.md', 'zh'), '你好。\n');
    expect(accept(root, allPairs(root, ['zh']), TODAY).refused).toContain(
      `${translationPath('blog/b.md', 'zh')}: it has no front matter.`,
    );
  });

  it('reads its arguments, and rejects wrong ones with a message', () => {
    expect(readArguments([])).toEqual({name: 'table', folders: ['zh', 'es']});
    expect(readArguments(['es', './docs/core/'])).toEqual({name: 'show', folder: 'es', pages: ['docs/core']});
    expect(readArguments(['--accept', 'all', A])).toEqual({name: 'accept', folders: ['zh', 'es'], pages: [A]});
    expect(() => readArguments(['fr'])).toThrow('"fr" is not a language of the portal. Use zh or es or all.');
    expect(() => readArguments(['--accept', 'es'])).toThrow('--accept needs a language and a page or a folder.');
    expect(readArguments(['--owe', 'es', A])).toEqual({name: 'owe', folders: ['es'], pages: [A]});
    expect(() => readArguments(['--owe'])).toThrow('--owe needs a language and a page or a folder.');
    expect(() => readArguments(['--all'])).toThrow('"--all" is unknown.');
    expect(() => readArguments(['all', A])).toThrow('To show a change, specify one language: zh or es.');
  });

  it('compares long texts without filling the memory', () => {
    expect(diffLines('a\nb\nc', 'a\nc\nd')).toEqual(['  a', '- b', '  c', '+ d']);
    const long = 'x\n'.repeat(50_000);
    expect(diffLines(long, `${long}y`)).toHaveLength(100_002);
  });
});
