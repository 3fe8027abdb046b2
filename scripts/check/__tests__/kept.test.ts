import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {Verdicts} from '../code/verdicts';
import {lines, page} from './support';

const EN = 'docs/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const GLOSSARY = 'src/facts/glossary.yaml';
const list = (banned: string) => `- id: epoch\n  en: {name: epoch, means: A thing., not: [${banned}]}\n  zh: {name: 纪元, means: 一物。}\n  es: {name: época, means: Una cosa.}\n`;

describe('what is kept between runs is never older than what it was judged by', () => {
  it('a page, the list of words and the path of the page each count', async () => {
    const words = (files: Record<string, string>) => lines(files, 'glossary');
    const says = (file: string) => [`${file}:7:3  glossary  "time slice" is not the portal's word for "epoch". Write "epoch" (${GLOSSARY}, epoch).`];
    const bad = page('A time slice ends.');
    for (let run = 0; run < 2; run++) {
      expect(await words({[EN]: bad, [GLOSSARY]: list('time slice')})).toEqual(says(EN));
      expect(await words({[EN]: bad, [GLOSSARY]: list('time span')})).toEqual([]);
      expect(await words({[EN]: page('An epoch ends.'), [GLOSSARY]: list('time slice')})).toEqual([]);
      expect(await words({'docs/b.mdx': bad, [GLOSSARY]: list('time slice')})).toEqual(says('docs/b.mdx'));
    }
  });

  it('a translation is judged anew when its original changes', async () => {
    const integrity = (english: string) => lines({[EN]: page(english), [ES]: page('Cuesta 5 CFX.')}, 'translation-integrity');
    for (let run = 0; run < 2; run++) {
      expect(await integrity('It costs 5 CFX.')).toEqual([]);
      expect((await integrity('It costs 6 CFX.')).join()).toMatch(/lacks the number "6".*has the number "5"/);
    }
  });

  it('typed values are found in a page that had none before', async () => {
    const values = (body: string) => lines({[EN]: page(body)}, 'typed-values');
    for (let run = 0; run < 2; run++) {
      expect(await values('A chain has an id.')).toEqual([]);
      expect((await values('The chain ID is 1030.')).join()).toContain('is a chain id, typed by hand');
    }
  });

  it('a new lock file drops every verdict, since packages judge', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'check-kept-'));
    const judged = (lock: string) => {
      writeFileSync(path.join(root, 'package-lock.json'), lock);
      const verdicts = new Verdicts<string>(root, 'lock');
      const verdict = verdicts.keep('key', () => lock);
      verdicts.save();
      return verdict;
    };
    expect([judged('one'), judged('two'), judged('two')]).toEqual(['one', 'two', 'two']);
    const verdicts = new Verdicts<string>(root, 'lock');
    expect(verdicts.keep('key', () => 'anew')).toBe('two');
    rmSync(root, {recursive: true});
  });
});
