import {languageOf} from '../../../src/languages';
import {position} from '../parse/blocks';
import {sentences} from '../parse/sentences';
import type {Block, PageRule, Problem} from '../types';
import {wordingOf} from '../wording';

/** Fewer words can be a name. */
const LEAST = 6;
const isEnglish = (words: readonly string[]): boolean =>
  words.filter((word) => wordingOf('en').frequent.has(word.toLowerCase())).length >= 2;
/** The title of a paper has capitals in most of its words. */
const isTitle = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;

/**
 * Sentences that are not translated. Code and links, which may contain the titles of other sites' pages, are skipped.
 */
export const leftInEnglish: PageRule = {
  id: 'left-in-english',
  about: 'no English sentence on a translated page',
  *check(page): Generator<Problem> {
    if (page.locale === 'en') return;
    const find = languageOf(page.locale).hasSpaces ? sentencesIn(wordingOf(page.locale).frequent) : runsIn;
    for (const block of page.blocks) {
      if (block.kind !== 'paragraph' && block.kind !== 'cell') continue;
      for (const {text, start} of find(block)) {
        if (block.links.some(([from, to]) => start < to && start + text.length > from)) continue;
        const shown = text.trim().split(/\s+/).slice(0, 5).join(' ');
        yield {
          ...position(block, start),
          message: `"${shown} …" is English.`,
          fix: 'Translate it, or put it into inline code if it is the output of a program.',
        };
      }
    }
  },
};

/** Runs of Latin words between characters of another script. */
function* runsIn({text}: Block): Generator<{text: string; start: number}> {
  for (const match of text.matchAll(/[A-Za-z][\x20-\x7e\u2019\uFFFC]*/g)) {
    const words = match[0].match(/[A-Za-z][A-Za-z'\u2019-]*/g) ?? [];
    if (words.length >= LEAST && !isTitle(words) && isEnglish(words)) yield {text: match[0], start: match.index};
  }
}

/** Sentences with English words and without any frequent word of the translation. */
const sentencesIn = (common: ReadonlySet<string>) =>
  function* ({text}: Block): Generator<{text: string; start: number}> {
    for (const sentence of sentences(text)) {
      const written: string[] = sentence.text.match(/\p{L}[\p{L}'\u2019-]*/gu) ?? [];
      if (written.length < LEAST || isTitle(written)) continue;
      if (isEnglish(written) && !written.some((word) => common.has(word.toLowerCase()))) yield sentence;
    }
  };
