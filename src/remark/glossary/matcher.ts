import type {Locale, Term} from './types';

/** A place in a text where a term is named. */
export interface Match {
  at: number;
  text: string;
  term: Term;
}

export type Matcher = (text: string) => Match[];

const LETTER = '[\\p{Script=Latin}\\p{N}_-]';
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that finds words as a whole; Chinese has no spaces around words. */
export function wordPattern(word: string): string {
  const before = /^[\p{Script=Latin}\p{N}]/u.test(word) ? `(?<!${LETTER})` : '';
  const after = /[\p{Script=Latin}\p{N}]$/u.test(word) ? `(?!${LETTER})` : '';
  return before + escape(word).replaceAll(' ', '\\s+') + after;
}

/** Names with a capital (`EVM`, `Drip`) are written so; others may begin with one. */
const key = (form: string): string => (/\p{Lu}/u.test(form) ? form : form.toLowerCase()).replace(/\s+/g, ' ');

/** Finds the terms of one language, the longest name first: "block gas limit" is not "gas limit". */
export function createMatcher(terms: readonly Term[], locale: Locale): Matcher {
  const forms = new Map<string, Term>();
  for (const term of terms) for (const form of [term[locale].name, ...term[locale].also]) forms.set(key(form), term);
  const words = [...forms.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(words.map(wordPattern).join('|'), 'giu');
  return (text) => [...text.matchAll(pattern)].flatMap((match) => {
    const found = match[0].replace(/\s+/g, ' ');
    const term = forms.get(found) ?? forms.get(found.toLowerCase());
    return term ? [{at: match.index, text: match[0], term}] : [];
  });
}
