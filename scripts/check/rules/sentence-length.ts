import {languageOf} from '../../../src/languages';
import {position} from '../parse/blocks';
import type {PageRule, Problem} from '../types';

/** Long sentences are hard to read. Chinese sentences are not checked, because spaces don't separate their words. */
export const sentenceLength: PageRule = {
  id: 'sentence-length',
  about: 'no sentence above 50 words (Spanish: 60); a warning above 35 (42)',
  *check(page): Generator<Problem> {
    const {sentence: limits} = languageOf(page.locale);
    if (!limits) return;
    const {soft, hard} = limits;
    for (const block of page.blocks) {
      if (block.kind === 'cell' || block.kind === 'heading') continue;
      for (const sentence of sentences(block.text)) {
        const words = sentence.text.match(/[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC'’._/-]*/gu)?.length ?? 0;
        if (words <= soft) continue;
        const severity = words > hard ? 'error' : 'warning';
        const start = sentence.text.trim().split(/\s+/).slice(0, 5).join(' ').replaceAll('\uFFFC', '…');
        yield {
          ...position(block, sentence.start),
          severity,
          message: `The sentence "${start} …" has ${words} words; ${words > hard ? hard : soft} is the limit.`,
          fix: 'Split it where the idea changes.',
        };
      }
    }
  },
};

/** Splits after marks that a capital or an opening mark follows. Abbreviations with a dot do not end a sentence. */
export function sentences(text: string): {text: string; start: number}[] {
  const found: {text: string; start: number}[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?:;]["”')]*(?:\s+(?=[\p{Lu}\p{N}\uFFFC¿¡"“(`])|\s*\n)|$/gu)) {
    const end = match.index + match[0].length;
    const before = text.slice(start, match.index + 1);
    if (match[0] !== '' && /\b(?:e\.g|i\.e|vs|etc|p\. ?ej|no|vol)\.$/i.test(before)) continue;
    if (before.trim())
      found.push({text: text.slice(start, match.index), start: start + (/\S/.exec(text.slice(start))?.index ?? 0)});
    start = end;
  }
  return found;
}
