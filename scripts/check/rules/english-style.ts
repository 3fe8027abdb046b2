import type {Block, PageRule, Problem} from '../types';
import {type Banned, findWords} from './wordList';

const DROP = 'Leave the word out: the sentence says the same without it.';

/** Words that belittle the reader or advertise. */
const BANNED: Banned[] = [
  {pattern: /\bsimply\b/gi, fix: DROP},
  {pattern: /\beffortless(?:ly)?\b/gi, fix: 'Say what it takes: the steps, the time, the command.'},
  {pattern: /\b(?:obviously|of course|needless to say)\b/gi, fix: DROP},
  {pattern: /\bplease note(?: that)?\b/gi, fix: 'Start with the fact itself.'},
  {pattern: /\bplease\b/gi, fix: 'Use the imperative: "Open …".'},
  {
    pattern:
      /\b(?:seamless(?:ly)?|cutting[- ]edge|revolutionary|game[- ]chang(?:er|ing)|world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|blazing(?:ly)?[- ]fast|next[- ]generation|supercharge|unleash|unlock the power|empowers?|leverag(?:e|es|ing))\b/gi,
    fix: 'Say what it does, with a number.',
  },
  {pattern: /\b(?:in order to)\b/gi, fix: 'Write "to".'},
];

/** Finds banned words in English prose. Skips code, addresses and quoted names in code. */
export const englishStyle: PageRule = {
  id: 'english-style',
  about: 'no words that belittle, sell or pad, in English prose',
  *check(page): Generator<Problem> {
    if (page.locale === 'en') for (const block of page.blocks) yield* checkEnglishStyle(block);
  },
};

/** Also used for texts outside of pages. */
export const checkEnglishStyle = (block: Block): Generator<Problem> => findWords(block, BANNED);
