import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FOLDERS} from '../../../src/languages';
import {plainBlock} from '../parse/blocks';
import {bannedIn} from '../rules/wording';
import {wordingOf, type Wording, wordPattern, readWording} from '../wording';
import {withoutEachAlternative} from './eachNeeded';
import {expectFindings, lines, page} from './support';

/** A line of a file of sentences: the fix above it, the sentence, and what is marked, as `column word severity`. */
interface Sample {
  fix: string;
  text: string;
  marked: string[];
}

function samplesOf(locale: string): Sample[] {
  let fix = '';
  const samples: Sample[] = [];
  for (const line of readFileSync(path.join(__dirname, `wording/${locale}.txt`), 'utf8').split('\n')) {
    if (line.startsWith('## ')) fix = line.slice(3);
    else if (line !== '' && !line.startsWith('#')) samples.push({fix, ...unmark(line)});
  }
  return samples;
}

/** The sentence without marks, which can be nested, and what they enclose. */
function unmark(line: string): Omit<Sample, 'fix'> {
  let text = '';
  const open: number[] = [];
  const marked: string[] = [];
  for (const char of line) {
    if (char === '[' || char === '{') open.push(text.length);
    else if (char === ']' || char === '}') {
      const from = open.pop()!;
      marked.push(`${from + 1} ${text.slice(from)} ${char === ']' ? 'error' : 'warning'}`);
    } else text += char;
  }
  return {text, marked: marked.sort()};
}

/** What the list finds in a sentence, in the form of its marks. */
const found = (words: Wording['words'], text: string): string[] =>
  [...bannedIn(plainBlock('paragraph', text, 1, 1), words)]
    .map(
      ({column, message, severity = 'error'}) =>
        `${column} ${/^"(.*)" is on the list/s.exec(message)?.[1]} ${severity}`,
    )
    .sort();

describe.each(FOLDERS)('the list of words: %s', (locale) => {
  const {words, unfinished} = wordingOf(locale);
  const all = samplesOf(locale);
  const samples = all.filter(({fix}) => fix !== 'unfinished');

  it.each(samples.map((sample) => [sample.text, sample] as const))('%s', (text, {fix, marked}) => {
    expect(found(words, text)).toEqual(marked);
    // Each text is the advice for its own words. Sentences without marks, and those of several entries, have none.
    const fixes = new Set([...bannedIn(plainBlock('paragraph', text, 1, 1), words)].map((problem) => problem.fix));
    if (fixes.size === 1) expect([...fixes]).toEqual([fix]);
  });

  it('has no entry, alternative or exception that no sentence needs', () => {
    // Each sentence is compared with its marks above, so a list is needed if without it, another thing is found.
    const differ = (one: Wording['words'], other: Wording['words']) =>
      samples.some(({text}) => found(one, text).join() !== found(other, text).join());
    const unneeded = readWording(locale).words!.flatMap(({find}, index) => {
      const entry = words[index]!;
      return withoutEachAlternative(find.join('|'))
        .filter((source) => !differ([entry], [{...entry, pattern: wordPattern([source], locale)}]))
        .map((source) => `${find.join('|')} finds no more than ${source}`);
    });
    expect(unneeded).toEqual([]);
    expect(words.filter((entry) => !differ([entry], []))).toEqual([]);
  });

  it('of an unfinished page: each is needed', () => {
    const text = all.filter(({fix}) => fix === 'unfinished');
    const marks = text.flatMap(({marked}) => marked.map((mark) => mark.replace(/^\d+ (.*) error$/, '$1')));
    const matches = text.flatMap(({text}) => [...text.matchAll(unfinished!)].map(([match]) => match));
    expect(matches.sort()).toEqual(marks.sort());
    expect(marks).toHaveLength(readWording(locale).unfinished!.length);
  });
});

describe('the rule wording', () => {
  const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
  const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';

  it('names the words in titles, tables, attributes and later lines of a paragraph', async () => {
    const body = 'One line\nand an effortless one.\n\n| a |\n|---|\n| a seamless bridge |\n\n<Card title="Simply" />';
    expectFindings(await lines({'docs/a.mdx': page(body, {title: 'Please send it'})}, 'wording'), [
      'docs/a.mdx:2:8  wording',
      'docs/a.mdx:8:8  wording',
      'docs/a.mdx:12:5  wording',
      'docs/a.mdx:14:14  wording',
    ]);
  });

  it('leaves code, addresses and other languages alone', async () => {
    const body = 'Call `mend()` or [it](https://example.org/simply).\n\n```text\nsimply\n```';
    expect(await lines({'docs/a.mdx': page(body)}, 'wording')).toEqual([]);
    expect(await lines({[ES]: page('El verbo shall es inglés.'), [ZH]: page('一个 coste。')}, 'wording')).toEqual([]);
    expect(await lines({'docs/a.mdx': page('您 is a polite form.')}, 'wording')).toEqual([]);
  });
});

describe('frequent words, by which a sentence is recognized', () => {
  const ENGLISH =
    'the of and to is in that it for with on by this are be which from or an at you your its was were has have not if when then than into can will';
  const SPANISH =
    'el la los las un una de del que y en por para con se su sus es son al lo como más pero si cuando o sin sobre este esta cada ya desde hasta entre tu';
  const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
  const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
  const english = (file: string, text: string) => lines({[file]: page(text)}, 'left-in-english');

  it('are these', () => {
    expect([...wordingOf('en').frequent]).toEqual(ENGLISH.split(' '));
    expect([...wordingOf('es').frequent]).toEqual(SPANISH.split(' '));
  });

  it.each(ENGLISH.split(' '))('"%s" and one more make a sentence English', async (word) => {
    const other = word === 'to' ? 'the' : 'to';
    expect(await english(ZH, `先发送。Send transaction hash ${word} viem ${other}。`)).toHaveLength(1);
  });

  it.each(SPANISH.split(' '))('"%s" makes it Spanish', async (word) => {
    expect(await english(ES, `Send the transaction ${word} hash to viem.`)).toEqual([]);
    expect(await english(ES, 'Send the transaction xyz hash to viem.')).toHaveLength(1);
  });
});
