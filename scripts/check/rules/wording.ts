import {position} from '../parse/blocks';
import {sentences} from '../parse/sentences';
import type {Block, LocaleFolder, PageRule, Problem} from '../types';
import {type Wording, wordingOf} from '../wording';

/**
 * Finds the words that a language's list bans, and sentences that are too long. Skips code and addresses. The lists are
 * in scripts/check/wording, one file for each language.
 */
export const wording: PageRule = {
  id: 'wording',
  about: 'no words that belittle, sell, pad or sound archaic, no calques, no very long sentences',
  *check(page): Generator<Problem> {
    const {sentence} = wordingOf(page.locale);
    for (const block of page.blocks) {
      yield* bannedWords(block, page.locale);
      if (sentence && block.kind !== 'cell' && block.kind !== 'heading') yield* longSentences(block, sentence);
    }
  },
};

/** Also used for texts outside of pages. */
export const bannedWords = (block: Block, locale: LocaleFolder): Generator<Problem> =>
  bannedIn(block, wordingOf(locale).words);

/** The words of a list in a block. */
export function* bannedIn(block: Block, words: Wording['words']): Generator<Problem> {
  for (const {pattern, fix, severity} of words) {
    for (const match of block.text.matchAll(pattern)) {
      yield {
        ...position(block, match.index),
        message: `"${match[0].replaceAll('\uFFFC', '`…`')}" is on the list of words we do not use.`,
        fix,
        ...(severity && {severity}),
      };
    }
  }
}

function* longSentences(block: Block, {soft, hard}: NonNullable<Wording['sentence']>): Generator<Problem> {
  for (const {text, start} of sentences(block.text)) {
    const words = text.match(/[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC'’._/-]*/gu)?.length ?? 0;
    if (words <= soft) continue;
    const beginning = text.trim().split(/\s+/).slice(0, 5).join(' ').replaceAll('\uFFFC', '…');
    yield {
      ...position(block, start),
      severity: words > hard ? 'error' : 'warning',
      message: `The sentence "${beginning} …" has ${words} words; ${words > hard ? hard : soft} is the limit.`,
      fix: 'Split it where the idea changes.',
    };
  }
}
