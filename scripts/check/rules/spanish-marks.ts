import {position} from '../parse/blocks';
import type {PageRule, Problem} from '../types';

/**
 * A decimal point before a unit. Versions and paths of standards are not followed by a unit, and those with more points
 * are not numbers at all, so they pass.
 */
const DECIMAL =
  /(?<![\w.,/-])(\d[\d\u202f]*)\.(\d+)(?=[ \u00a0\u202f]?(?:CFX|GDrip|Gwei|%|ms|s|segundos?|minutos?|horas?|d[ií]as?|d[oó]lares|[KMGT]i?B)(?![\p{L}\d]))/gu;

/** Spanish uses opening question and exclamation marks, and a decimal comma in prose. */
export const spanishMarks: PageRule = {
  id: 'spanish-marks',
  about: '¿ before ?, ¡ before !, and a decimal comma before a unit in Spanish; the point stays in code',
  *check(page): Generator<Problem> {
    if (page.locale !== 'es') return;
    for (const block of page.blocks) {
      for (const [open, close] of [
        ['¿', '?'],
        ['¡', '!'],
      ] as const) {
        let depth = 0;
        for (let i = 0; i < block.text.length; i++) {
          const char = block.text[i];
          if (char === open) depth++;
          // "!=" and an address with a query are unmarked code, which other rules report.
          if (char !== close || (close === '!' && block.text[i + 1] === '=')) continue;
          if (depth === 0) {
            const words = block.text.slice(Math.max(0, i - 25), i + 1).trim();
            yield {
              ...position(block, i),
              message: `"${words}" has no opening "${open}".`,
              fix: `Put "${open}" where the ${open === '¿' ? 'question' : 'exclamation'} begins.`,
            };
          } else depth--;
        }
      }
      for (const {0: number, 1: whole, 2: fraction, index} of block.text.matchAll(DECIMAL)) {
        yield {
          ...position(block, index),
          message: `"${number}" has a decimal point.`,
          fix: `Write "${whole},${fraction}".`,
        };
      }
    }
  },
};
