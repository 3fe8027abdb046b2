import type {Block, PageRule, Problem} from '../types';
import {type Banned, findWords} from './wordList';

const PLACES = 'in|on|at|under|below|above|behind|between|beside|before|outside|inside|within|there|here';

/**
 * Words and phrases that you wouldn't use with a colleague. The list is closed, each entry with its replacement; a word
 * that plain English needs, too, gets a warning.
 */
const BANNED: Banned[] = [
  {pattern: /\bmend(?:s|ed|ing)?\b/gi, fix: 'Write "fix".'},
  {pattern: /\banew\b/gi, fix: 'Write "again".'},
  {
    pattern: /\bwhomever\b|\bwhoever\b/gi,
    fix: 'Write "anyone who", or name the actor: the sender, the sponsor, the attacker.',
  },
  {pattern: /\bwhom\b/gi, fix: 'Name the actor: "the account that it belongs to".'},
  {pattern: /\bsomebody\b/gi, fix: 'Write "someone", or name the actor.'},
  {pattern: /\banybody\b/gi, fix: 'Write "anyone".'},
  {pattern: /\bnobody\b/gi, fix: 'Write "no one".'},
  {pattern: /\beverybody\b/gi, fix: 'Write "everyone".'},
  {pattern: /\bshall\b/gi, fix: 'Write "must" for a rule, "will" for the future.'},
  {pattern: /\bfor ever\b/gi, fix: 'Write "forever", or "permanently".'},
  {
    pattern: /\b(?:is|are|was|were|too|more|so|very|as|becomes?) dear(?!\s+to)\b|\bdearer\b|\bdearest\b/gi,
    fix: 'Write "expensive".',
  },
  {pattern: /\bpots?\b/gi, fix: 'Write "sponsor balance", "gas balance" or "collateral balance".'},
  {
    pattern: /\bstands? (?:in|beside|before|behind|under|below|above)\b(?! for\b| the way\b)/gi,
    fix: 'Write "is in", "is stored in" or "comes before".',
  },
  {pattern: /\byou end with\b/gi, fix: 'Write "In this tutorial, you\'ll build …".'},
  {pattern: /\bafter some (?:seconds|minutes|hours|blocks|epochs)\b/gi, fix: 'Write "after a few …".'},
  {
    pattern: new RegExp(String.raw`\b(?:lies|lie|lay|lain) (?:${PLACES})\b`, 'gi'),
    fix: 'Write "is stored in" or "is in".',
    severity: 'warning',
  },
  {pattern: /\bbeside\b/gi, fix: 'Write "next to", "with" or "in addition to".', severity: 'warning'},
  {
    pattern:
      /(?<!\b(?:there|here|where|that|which|what)\s(?:\w+\s)?)\b(?:is|are) no (?!longer\b|one\b|more\b|less\b|fewer\b|different\b|better\b|worse\b|problem\b|match\b|such\b|need\b|doubt\b|exception\b|guarantee\b|surprise\b|\w+er\b)[a-z]+/gi,
    fix: 'Use a verb: "doesn\'t", "isn\'t a …".',
    severity: 'warning',
  },
];

/** Finds archaic words and metaphors. Skips code, addresses and names in code. */
export const plainEnglish: PageRule = {
  id: 'plain-english',
  about: 'no archaic words and no metaphors of posture in English prose',
  *check(page): Generator<Problem> {
    if (page.locale === 'en') for (const block of page.blocks) yield* checkPlainEnglish(block);
  },
};

/** Also used for texts outside of pages. */
export const checkPlainEnglish = (block: Block): Generator<Problem> => findWords(block, BANNED);
