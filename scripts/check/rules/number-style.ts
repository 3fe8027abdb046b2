import {languageOf} from '../../../src/languages';
import {position} from '../parse/blocks';
import type {Block, LocaleFolder, PageRule, Problem} from '../types';

const SPACE = '[ \\u00a0\\u2009\\u202f]';

interface Pattern {
  pattern: RegExp;
  what: string;
  fix: (match: string) => string;
}
/** For languages that separate thousands with commas, and don't separate the percent sign. */
const COMMAS: Pattern[] = [
  {
    pattern: new RegExp(`(?<![\\w.,/#-]|\\d${SPACE})\\d{1,3}(?:${SPACE}\\d{3})+(?![\\d\\w])(?!${SPACE}\\d)`, 'g'),
    what: 'is grouped with spaces',
    fix: (match) => `Write "${match.replace(/\D/g, ',')}".`,
  },
  {
    pattern: new RegExp(`[\\d\\uFFFC]${SPACE}+%(?![\\w%])`, 'g'),
    what: 'has a space before the percent sign',
    fix: () => 'Delete the space: "4%".',
  },
];
/** For languages that separate thousands and the percent sign with spaces. */
const SPACES: Pattern[] = [
  {
    pattern: /(?<![\w.,/#-])[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,}|[.,]000)(?![.,]?\w)/g,
    what: 'is grouped with commas or points',
    fix: (match) =>
      `Write "${/^\d[.,]\d{3}$/.test(match) ? match.replace(/\D/, '') : match.replace(/\D/g, '\u202f')}", with narrow no-break spaces from five digits on.`,
  },
  {
    pattern: /[\d\uFFFC]%(?![\w%])/g,
    what: 'has no space before the percent sign',
    fix: () => 'Write "4 %", with a no-break space.',
  },
];

/** Typed numbers look like those that components print. Ports, chain IDs and years have no groups, so they pass. */
export const numberStyle: PageRule = {
  id: 'number-style',
  about: '1,000,000 and 4% in English and Chinese, 1 000 000 and 4 % in Spanish',
  *check(page): Generator<Problem> {
    for (const block of page.blocks) yield* checkNumbers(block, page.locale);
  },
};

/** Also used for texts outside of pages. */
export function* checkNumbers(block: Block, locale: LocaleFolder): Generator<Problem> {
  for (const {pattern, what, fix} of languageOf(locale).numbers.group === ',' ? COMMAS : SPACES) {
    for (const match of block.text.matchAll(pattern)) {
      yield {
        ...position(block, match.index),
        message: `"${match[0].replaceAll('\uFFFC', '`…`')}" ${what}.`,
        fix: fix(match[0]),
      };
    }
  }
}
