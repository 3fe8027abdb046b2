import type {PageRule, Problem} from '../types';
import {wordingOf} from '../wording';

/** In any language; wording/*.yaml has those of each. */
const EVERYWHERE = /\b(?:TODO|TBD|FIXME|lorem ipsum)\b/g;

/** A page is published only when it is finished. */
export const placeholders: PageRule = {
  id: 'placeholders',
  about: 'no TODO, TBD, "coming soon" or filler text',
  *check(page): Generator<Problem> {
    const {unfinished} = wordingOf(page.locale);
    for (const [index, line] of page.lines.entries()) {
      for (const pattern of unfinished ? [EVERYWHERE, unfinished] : [EVERYWHERE])
        for (const match of line.matchAll(pattern)) yield found(match[0], index + 1, match.index + 1);
    }
  },
};

function found(words: string, line: number, column: number): Problem {
  return {
    line,
    column,
    message: `"${words}" says that the page is not finished.`,
    fix: 'Write what is missing, or leave the part out.',
  };
}
