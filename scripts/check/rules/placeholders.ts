import {rowOf} from '../../../src/languages';
import type {Page, PageRule, Problem} from '../types';

/** In any part of a page, code included. */
const EVERYWHERE = /\b(?:TODO|TBD|FIXME|lorem ipsum)\b/g;
/** In prose only. */
const PROSE: Record<Page['locale'], RegExp> = {
  en: /\b(?:coming soon|to be written|work in progress|under construction|content goes here|replace this text)\b/gi,
  zh: /敬请期待|即将推出|待补充|待完善|内容建设中|施工中/g,
  es: /\b(?:próximamente|por escribir|en construcción|pendiente de redactar)\b/gi,
};

/** A page is published only when it is finished. */
export const placeholders: PageRule = {
  id: 'placeholders',
  about: 'no TODO, TBD, "coming soon" or filler text',
  *check(page): Generator<Problem> {
    for (const [index, line] of page.lines.entries()) {
      for (const match of line.matchAll(EVERYWHERE)) yield found(match[0], index + 1, match.index + 1);
      for (const match of line.matchAll(rowOf(PROSE, page.locale))) yield found(match[0], index + 1, match.index + 1);
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
