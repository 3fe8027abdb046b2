import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageSource} from '../../scripts/lib/pageSource';

const ROOT = path.resolve(__dirname, '../..');
const DOCS = path.join(ROOT, 'docs');
const FENCE = /^```(\w+) file=(\S+)(?: region=\S+)?(?: title="([^"]+)")?.*$/gm;
const PROGRAM = /\.(?:ts|mjs|py)$/;
/** Tools with which a page starts programs: `python3 x.py`, `npx tsx x.ts`, `node x.mjs`. */
const STARTED = /\b(?:npx tsx|pnpm exec tsx|node|python3) ((?:--\S+ )*)([\w./-]+\.(?:ts|mjs|py))\b/g;

interface Shown {
  language: string;
  file: string;
  title?: string;
}
interface Tutorial {
  page: string;
  text: string;
  shown: Shown[];
}

const withoutContinued = (title: string) => title.replace(/, continued$/, '');
const shownOn = (text: string): Shown[] =>
  [...text.matchAll(FENCE)].map(([, language = '', file = '', title]) => ({language, file, title}));
const read = (page: string): Tutorial => {
  const text = pageSource(path.join(DOCS, page));
  return {page, text, shown: shownOn(text)};
};
/** Files that a reader has saved by the names that the page gives them. */
const saved = ({shown}: Tutorial) => shown.flatMap(({title}) => (title ? [withoutContinued(title)] : []));
/** Pages whose folder a page continues to use: those that its part "What you need" links to. */
const before = ({page, text}: Tutorial): Tutorial[] => {
  const need = /\{#need\}\n([^]*?)\n## /.exec(text)?.[1] ?? '';
  return [...need.matchAll(/\]\((\.[^)#]+\.mdx)/g)].map(([, link = '']) => read(path.join(path.dirname(page), link)));
};
const started = (text: string) => [...text.matchAll(STARTED)].map(([, , program = '']) => program);

const tutorials = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((page) => page.endsWith('.mdx') && !path.basename(page).startsWith('_'))
  .map(read)
  .filter(({shown}) => shown.some(({file}) => file.startsWith('tutorials/')));

/** A reader with an empty folder has what the page prints, and nothing else. */
describe('pages of tutorials are enough for their readers', () => {
  it('finds the tutorials', () => {
    expect(tutorials.map(({page}) => page)).toEqual(
      expect.arrayContaining([
        'espace/tutorials/sdks/ethersjs.mdx',
        'espace/tutorials/readLogs/indexer.mdx',
        'espace/tutorials/upgradableContract/uups.mdx',
      ]),
    );
  });

  it.each(tutorials)('$page names the file of each listing', ({shown}) => {
    expect(
      shown
        .filter(({language, file, title}) => language !== 'text' && !file.endsWith('.graphql') && !title)
        .map(({file}) => file),
    ).toEqual([]);
  });

  it.each(tutorials)('$page says how to start each program whose output it shows', ({text, shown}) => {
    const outputs = shown.filter(({language}) => language === 'text').map(({file}) => path.basename(file, '.out.txt'));
    const programs = shown.flatMap(({title}) =>
      title && PROGRAM.test(title) && outputs.includes(path.parse(title).name) ? [title] : [],
    );
    expect(programs.filter((program) => !started(text).includes(program))).toEqual([]);
  });

  it.each(tutorials)('$page starts only what it, or the page before it, has the reader save', (tutorial) => {
    const files = [tutorial, ...before(tutorial)].flatMap(saved);
    expect(started(tutorial.text).filter((program) => !files.includes(program))).toEqual([]);
  });

  it.each(tutorials)('$page shows the neighbours that its programs import', (tutorial) => {
    const files = [tutorial, ...before(tutorial)].flatMap(saved).map((file) => path.parse(file).name);
    const imported = tutorial.shown
      .filter(({title}) => title && (PROGRAM.test(title) || title.endsWith('.sol')))
      .flatMap(({file}) =>
        [
          ...fs.readFileSync(path.join(ROOT, 'src/snippets', file), 'utf8').matchAll(/from '\.\/([\w-]+)(?:\.\w+)?'/g),
        ].map(([, name = '']) => name),
      );
    expect([...new Set(imported)].filter((name) => !files.includes(name))).toEqual([]);
  });
});
