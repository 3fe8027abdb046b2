import {parseGlossary} from '../../../src/remark/glossary/parseGlossary';
import {GLOSSARY_FILE} from '../../../src/remark/glossary/readGlossary';
import type {Locale, Term} from '../../../src/remark/glossary/types';
import {VerdictCache} from '../engine/verdictCache';
import type {Block, Problem, SiteRule} from '../types';
import {type Words, bannedIn, synonymsIn, wordsOf} from './glossary.judge';
import {hasTexts, textsOf} from './glossary.texts';

type Found = Problem & {file: string};

/** Pages use the terms of the glossary only: "纪元" must not be called "世代" on another page. Skips code. */
export const glossary: SiteRule = {
  id: 'glossary',
  about:
    'no wording that src/facts/glossary.yaml bans, and no synonym more often than the name: pages, interface, sidebar, tags, facts, sequences, tables, JSON-RPC reference',
  *check(site): Generator<Found> {
    const text = site.read(GLOSSARY_FILE);
    if (text === undefined) return;
    const list = VerdictCache.key(text);
    const readings = new VerdictCache<Term[] | string>(site.root, 'terms');
    const terms = readings.getOrCompute(list, () => termsOf(text));
    readings.save();
    if (typeof terms === 'string') {
      yield {
        file: GLOSSARY_FILE,
        line: 1,
        message: terms,
        fix: 'Correct the entry; the top of the file lists the keys.',
      };
      return;
    }
    const languages = new Map<Locale, Words>();
    const words = (locale: Locale): Words =>
      languages.get(locale) ?? languages.set(locale, wordsOf(terms, locale)).get(locale)!;
    const judge = (file: string, blocks: readonly Block[], locale: Locale): Found[] =>
      [...blocks.flatMap((block) => [...bannedIn(block, words(locale))]), ...synonymsIn(blocks, words(locale))].map(
        (problem) => ({file, ...problem}),
      );
    const verdicts = new VerdictCache<Found[]>(site.root, 'glossary');
    for (const {path, hash, blocks, locale} of site.pages.values()) {
      yield* verdicts.getOrCompute(`${path} ${hash} ${list}`, () => judge(path, blocks, locale));
    }
    for (const file of site.files) {
      if (!hasTexts(file)) continue;
      yield* verdicts.getOrCompute(`${file} ${VerdictCache.key(site.read(file) ?? '')} ${list}`, () =>
        textsOf(site, file).flatMap(({blocks, locale}) => judge(file, blocks, locale)),
      );
    }
    verdicts.save();
  },
};

/** The terms, or why they cannot be read. */
function termsOf(text: string): Term[] | string {
  try {
    return parseGlossary(text);
  } catch (error) {
    return (error as Error).message;
  }
}
