import type {Locale, Term, Wording} from './types';

/** A position in a text at which a term occurs. */
interface Match {
  at: number;
  text: string;
  term: Term;
}

export type Matcher = (text: string) => Match[];

const LETTER = '[\\p{Script=Latin}\\p{N}_-]';
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;
const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that matches whole words; Chinese has no spaces around words. */
export function wordPattern(word: string): string {
  const before = LATIN_START.test(word) ? `(?<!${LETTER})` : '';
  const after = LATIN_END.test(word) ? `(?!${LETTER})` : '';
  return before + escape(word).replaceAll(' ', '\\s+') + after;
}

/**
 * A pattern that matches any of several whole words, earlier ones first. It tests a first letter once for all words
 * that start with it, so hundreds of words cost little more than a few. If case is ignored, a letter and its capital
 * count as one first letter, so that the earlier word still takes precedence.
 */
export function wordsPattern(words: readonly string[], ignoreCase = false): string {
  if (words.length === 0) return '(?!)';
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const first = ignoreCase ? [...word][0]!.toLowerCase() : [...word][0]!;
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const groups = {latin: [] as string[], other: [] as string[]};
  for (const [first, group] of byFirst) {
    const rest = group.map(
      (word) =>
        escape(word.slice(first.length)).replaceAll(' ', '\\s+') + (LATIN_END.test(word) ? `(?!${LETTER})` : ''),
    );
    groups[LATIN_START.test(first) ? 'latin' : 'other'].push(`${escape(first)}(?:${rest.join('|')})`);
  }
  return [...(groups.latin.length > 0 ? [`(?<!${LETTER})(?:${groups.latin.join('|')})`] : []), ...groups.other].join(
    '|',
  );
}

/** Names with a capital (`EVM`, `Drip`) match only in this case; others can start with a capital. */
const key = (form: string): string => (/\p{Lu}/u.test(form) ? form : form.toLowerCase()).replace(/\s+/g, ' ');

/** Every form in which a page uses a term. */
export const formsOf = ({name, also, synonyms}: Wording): string[] => [name, ...also, ...synonyms];

/** Finds the terms of one language, the longest name first: "block gas limit" is not "gas limit". */
export function createMatcher(terms: readonly Term[], locale: Locale): Matcher {
  const forms = new Map<string, Term>();
  for (const term of terms) for (const form of formsOf(term[locale])) forms.set(key(form), term);
  const words = [...forms.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(wordsPattern(words, true), 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = match[0].replace(/\s+/g, ' ');
      const term = forms.get(found) ?? forms.get(found.toLowerCase());
      return term ? [{at: match.index, text: match[0], term}] : [];
    });
}
