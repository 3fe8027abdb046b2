import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {VerdictCache} from '../engine/verdictCache';
import {expectFindings, lines, page} from './support';

const EN = 'docs/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const GLOSSARY = 'src/facts/glossary.yaml';
const list = (banned: string) =>
  `- id: epoch\n  en: {name: epoch, means: A thing., not: [${banned}]}\n  zh: {name: 纪元, means: 一物。}\n  es: {name: época, means: Una cosa.}\n`;

describe('the cache', () => {
  const root = process.cwd();
  const open = (version = 'one') => new VerdictCache<string[]>(root, 'own', version);
  const file = () => path.join(process.env.CHECK_CACHE!, 'own.ndjson');
  /** Stores these keys, each with its own name as the value. */
  const write = (...keys: string[]) => {
    const kept = open();
    for (const key of keys) kept.set(key, [key]);
    kept.save();
  };

  it('gives values back, of its version and of a whole file only', () => {
    write('a\tb', 'c\nd');
    expect([open().get('a\tb'), open().get('c\nd'), open().get('e'), open('two').get('c\nd')]).toEqual([
      ['a\tb'],
      ['c\nd'],
      undefined,
      undefined,
    ]);
    writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -5));
    expect(open().get('a\tb')).toBeUndefined();
  });

  it('forgets what a whole run did not ask for, and keeps it after a run over a part', () => {
    for (const [partial, rest] of [
      [true, ['b']],
      [false, undefined],
    ] as const) {
      write('a', 'b');
      const kept = open();
      kept.get('a');
      kept.save(partial);
      expect([open().get('a'), open().get('b')]).toEqual([['a'], rest]);
    }
  });

  it('leaves no draft, and no file when nothing changed', () => {
    write('a');
    rmSync(file());
    const kept = open();
    kept.save();
    expect(readdirSync(process.env.CHECK_CACHE!).filter((name) => name.startsWith('own'))).toEqual([]);
  });
});

describe('what is kept between runs is never older than what it was judged by', () => {
  it('a page, the list of words and the path of the page each count', async () => {
    const words = (files: Record<string, string>) => lines(files, 'glossary');
    const bad = page('A time slice ends.');
    for (let run = 0; run < 2; run++) {
      expectFindings(await words({[EN]: bad, [GLOSSARY]: list('time slice')}), [`${EN}:7:3  glossary`]);
      expect(await words({[EN]: bad, [GLOSSARY]: list('time span')})).toEqual([]);
      expect(await words({[EN]: page('An epoch ends.'), [GLOSSARY]: list('time slice')})).toEqual([]);
      expectFindings(await words({'docs/b.mdx': bad, [GLOSSARY]: list('time slice')}), ['docs/b.mdx:7:3  glossary']);
    }
  });

  it('a translation is judged anew when its original changes', async () => {
    const integrity = (english: string) =>
      lines({[EN]: page(english), [ES]: page('Cuesta 5 CFX.')}, 'translation-integrity');
    for (let run = 0; run < 2; run++) {
      expect(await integrity('It costs 5 CFX.')).toEqual([]);
      expectFindings(await integrity('It costs 6 CFX.'), [
        `${ES}:1  translation-integrity`,
        `${ES}:7  translation-integrity`,
      ]);
    }
  });

  it('typed values are found in a page that had none before', async () => {
    const values = (body: string) => lines({[EN]: page(body)}, 'typed-values');
    for (let run = 0; run < 2; run++) {
      expect(await values('A chain has an id.')).toEqual([]);
      expectFindings(await values('The chain ID is 1030.'), [`${EN}:7:5  typed-values`]);
    }
  });

  it('a new lock file drops every verdict, since packages judge', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'check-kept-'));
    const judged = (lock: string) => {
      writeFileSync(path.join(root, 'package-lock.json'), lock);
      const verdicts = new VerdictCache<string>(root, 'lock');
      const verdict = verdicts.getOrCompute('key', () => lock);
      verdicts.save();
      return verdict;
    };
    expect([judged('one'), judged('two'), judged('two')]).toEqual(['one', 'two', 'two']);
    const verdicts = new VerdictCache<string>(root, 'lock');
    expect(verdicts.getOrCompute('key', () => 'anew')).toBe('two');
    rmSync(root, {recursive: true});
  });
});
