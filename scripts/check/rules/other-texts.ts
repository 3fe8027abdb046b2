import {VerdictCache} from '../engine/verdictCache';
import {hasOtherTexts, otherTexts, referenceTexts, type OtherText} from '../parse/otherTexts';
import type {Problem, SiteRule} from '../types';
import {checkBlock} from './chinese-typography';
import {checkNumbers} from './number-style';
import {bannedWords} from './wording';

type Found = Problem & {file: string};

/**
 * Interface messages, facts, sequences, tables and the JSON-RPC reference must follow the same rules for words, marks
 * and numbers as pages.
 */
export const otherTextsRule: SiteRule = {
  id: 'other-texts',
  about: 'style of words, marks and numbers in interface messages, facts, sequences, tables and the JSON-RPC reference',
  *check(site): Generator<Found> {
    const verdicts = new VerdictCache<Found[]>(site.root, 'other-texts');
    for (const file of site.files) {
      if (!hasOtherTexts(file)) continue;
      const source = site.read(file) ?? '';
      yield* verdicts.getOrCompute(`${file} ${VerdictCache.key(source)}`, () =>
        otherTexts(file, source).flatMap(judge),
      );
    }
    verdicts.save();
    // A shared file is read once for each space.
    const found = referenceTexts(site).flatMap(judge);
    yield* new Map(found.map((problem) => [JSON.stringify(problem), problem])).values();
  },
};

function judge({file, locale, block}: OtherText): Found[] {
  const problems = [...checkNumbers(block, locale), ...bannedWords(block, locale)];
  if (locale === 'zh') problems.push(...checkBlock(block));
  return problems.map(({column: _, ...problem}) => ({file, ...problem, line: block.line}));
}
