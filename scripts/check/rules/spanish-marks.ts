import {position} from '../parse/blocks';
import type {PageRule, Problem} from '../types';

/** Spanish opens what it closes. */
export const spanishMarks: PageRule = {
  id: 'spanish-marks',
  about: '¿ before ? and ¡ before ! in Spanish',
  *check(page): Generator<Problem> {
    if (page.locale !== 'es') return;
    for (const block of page.blocks) {
      for (const [open, close] of [['¿', '?'], ['¡', '!']] as const) {
        let depth = 0;
        for (let i = 0; i < block.text.length; i++) {
          const char = block.text[i];
          if (char === open) depth++;
          // "!=" and an address with a query are code that somebody left in prose; other rules see to them.
          if (char !== close || (close === '!' && block.text[i + 1] === '=')) continue;
          if (depth === 0) {
            const words = block.text.slice(Math.max(0, i - 25), i + 1).trim();
            yield {...position(block, i), message: `"${words}" has no opening "${open}".`, fix: `Put "${open}" where the ${open === '¿' ? 'question' : 'exclamation'} begins.`};
          } else depth--;
        }
      }
    }
  },
};
