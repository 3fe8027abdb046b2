import {Kept} from '../engine/kept';
import {rowOf} from '../../../src/languages';
import {hasOtherTexts, otherTexts, referenceTexts, type OtherText} from '../parse/otherTexts';
import type {Block, LocaleFolder, Problem, SiteRule} from '../types';
import {checkStyle} from './chinese-style';
import {checkBlock} from './chinese-typography';
import {checkEnglishStyle} from './english-style';
import {checkNumbers} from './number-style';
import {checkPlainEnglish} from './plain-english';
import {checkSpanishStyle} from './spanish-style';

type Found = Problem & {file: string};

/** Rules about the words and marks of each language. */
const STYLES: Record<LocaleFolder, (file: string) => readonly ((block: Block) => Iterable<Problem>)[]> = {
  en: () => [checkEnglishStyle, checkPlainEnglish],
  es: () => [checkSpanishStyle],
  // The rule interface-messages checks code.json.
  zh: (file) => (file.endsWith('/code.json') ? [] : [checkBlock, checkStyle]),
};

/**
 * Interface messages, facts, sequences, tables and the JSON-RPC reference must follow the same rules for words, marks
 * and numbers as pages.
 */
export const otherTextsRule: SiteRule = {
  id: 'other-texts',
  keeps: true,
  about: 'style of words, marks and numbers in interface messages, facts, sequences, tables and the JSON-RPC reference',
  *check(site): Generator<Found> {
    const verdicts = new Kept<Found[]>(site.root, 'other-texts');
    for (const file of site.files) {
      if (!hasOtherTexts(file)) continue;
      const source = site.read(file) ?? '';
      yield* verdicts.keep(`${file} ${Kept.key(source)}`, () => otherTexts(file, source).flatMap(judge));
    }
    verdicts.save();
    // A shared file is read once for each space.
    const found = referenceTexts(site).flatMap(judge);
    yield* new Map(found.map((problem) => [JSON.stringify(problem), problem])).values();
  },
};

function judge({file, locale, block}: OtherText): Found[] {
  const problems = [...checkNumbers(block, locale)];
  for (const check of rowOf(STYLES, locale)(file)) problems.push(...check(block));
  return problems.map(({column: _, ...problem}) => ({file, ...problem, line: block.line}));
}
