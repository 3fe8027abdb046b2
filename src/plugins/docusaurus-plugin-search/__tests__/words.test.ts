import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {FOLDERS} from '../../../languages';
import {readGlossary} from '../../../remark/glossary/readGlossary';
import type {Term, Wording} from '../../../remark/glossary/types';
import {readWords} from '../build/words';

const wording = (name: string, more: Partial<Wording> = {}): Wording => ({
  name,
  also: [],
  synonyms: [],
  search: [],
  means: '',
  not: [],
  near: [],
  but: [],
  ...more,
});
const TERM: Term = {
  id: 'epoch',
  tip: true,
  en: wording('epoch', {also: ['epochs'], synonyms: ['round'], not: ['time slice']}),
  zh: wording('纪元', {search: ['世代']}),
  es: wording('época', {also: ['épocas']}),
};
const row = '{readers: [faucet, get test CFX], pages: [the faucet, testnet coins]}';
const file = ({
  ignored = "{en: 'the get', zh: 怎么 的, es: el}",
  senses = `\n  - {id: a, en: ${row}, zh: ${row}, es: ${row}}`,
} = {}) => `ignored: ${ignored}\nsenses: ${senses}\n`;

describe('words of readers', () => {
  it('lead to what the pages say, without words that say nothing', () =>
    expect(readWords(file(), [], 'en').senses).toEqual([
      {readers: ['faucet', 'get test cfx'], pages: ['faucet', 'testnet coins']},
    ]));

  it('are also other names of terms, but not their forms', () => {
    const senses = (folder: 'en' | 'zh' | 'es') => readWords(file(), [TERM], folder).senses[0];
    expect(senses('en')).toEqual({readers: ['round', 'time slice'], pages: ['epoch']});
    expect(senses('zh')).toEqual({readers: ['世代', 'epoch', 'epochs', 'round'], pages: ['纪元']});
    expect(senses('es')).toEqual({readers: ['epoch', 'epochs', 'round'], pages: ['epoca']});
  });

  it('that are ignored are those of the language and of English', () => {
    expect(readWords(file(), [], 'zh').ignored).toEqual(['the', 'get', '怎么', '的']);
    expect(readWords(file(), [], 'en').ignored).toEqual(['the', 'get']);
    expect(readWords(file({ignored: "{en: don't, zh: 的, es: el}"}), [], 'en').ignored).toEqual(['don', 't']);
  });

  it.each([
    ['has no list of senses', 'ignored: {en: a, zh: b, es: c}\n'],
    ['has no ignored words for "zh"', file({ignored: '{en: a, es: b}'})],
    [
      'has "a" after "b"',
      file({
        senses: `\n  - {id: b, en: ${row}, zh: ${row}, es: ${row}}\n  - {id: a, en: ${row}, zh: ${row}, es: ${row}}`,
      }),
    ],
    ['under "es" in the sense "a"', file({senses: `\n  - {id: a, en: ${row}, zh: ${row}}`})],
    [
      'under "en" in the sense "a"',
      file({senses: `\n  - {id: a, en: {readers: [], pages: [x]}, zh: ${row}, es: ${row}}`}),
    ],
    [
      'under "en" in the sense "a"',
      file({senses: `\n  - {id: a, en: {readers: [429], pages: [x]}, zh: ${row}, es: ${row}}`}),
    ],
  ])('stop the build with a message: %s', (message, text) => expect(() => readWords(text, [], 'en')).toThrow(message));
});

describe('src/facts/search-words.yaml', () => {
  const text = fs.readFileSync('src/facts/search-words.yaml', 'utf8');
  const terms = readGlossary('.');
  it.each(FOLDERS)(
    'can be read, and each word of readers leads somewhere: %s',
    (folder) => {
      const {ignored, senses} = readWords(text, terms, folder);
      expect(ignored.length).toBeGreaterThan(50);
      expect(senses.length).toBeGreaterThan(100);
      expect(senses.filter(({pages}) => pages.some((said) => said === ''))).toEqual([]);
      // All terms and all readers' words are read, which takes long while other tests run.
    },
    120_000,
  );
});
