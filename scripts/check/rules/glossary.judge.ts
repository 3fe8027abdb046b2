import {formsOf, wordPattern, wordsPattern} from '../../../src/remark/glossary/matcher';
import type {Locale, Term} from '../../../src/remark/glossary/types';
import {position} from '../parse/blocks';
import type {Block, Problem} from '../types';

/** The glossary's rules for one language, as patterns. */
export interface Words {
  locale: Locale;
  /** Every banned form. With `near`, it is banned only in sentences that contain one of these words. */
  banned: Map<string, {term: Term; near?: RegExp}>;
  pattern: RegExp;
  /** Every form of a term that has synonyms, including longer forms of other terms. */
  named: Map<string, {term: Term; synonym: boolean}>;
  names: RegExp;
}

type Ban = Words['banned'] extends Map<string, infer V> ? V : never;

export function wordsOf(terms: readonly Term[], locale: Locale): Words {
  const banned = new Map<string, Ban>();
  const passing: string[] = [];
  for (const term of terms) {
    const {name, not, search, near, but} = term[locale];
    for (const form of [...not, ...search]) for (const one of spellings(form, name)) banned.set(one, {term});
    for (const {form, words} of near)
      for (const one of spellings(form, name))
        banned.set(one, {term, near: new RegExp(words.map(wordPattern).join('|'), 'iu')});
    passing.push(...but);
  }
  // An expression that can contain a banned word, or a term's own name, is matched first, because it is longer, and is
  // not reported.
  const own = terms
    .flatMap((term) => formsOf(term[locale]))
    .filter((form) =>
      terms.some((term) => term[locale].near.some((ban) => form !== ban.form && form.includes(ban.form))),
    );
  const longer = [...passing, ...own].flatMap((form) => [form, capital(form)]);
  const named = new Map(
    terms.flatMap((term) =>
      formsOf(term[locale]).map((form): [string, {term: Term; synonym: boolean}] => [
        key(form),
        {term, synonym: term[locale].synonyms.includes(form)},
      ]),
    ),
  );
  return {
    locale,
    banned,
    named,
    pattern: new RegExp(wordsPattern([...banned.keys(), ...longer].sort(byDescendingLength)), 'gu'),
    names: new RegExp(wordsPattern([...named.keys()].sort(byDescendingLength), true), 'giu'),
  };
}

/** Every banned rendering in a text. */
export function* bannedIn(block: Block, {banned, pattern, locale}: Words): Generator<Problem> {
  for (const match of block.text.matchAll(pattern)) {
    const form = match[0].replace(/\s+/g, ' ');
    const ban = banned.get(form);
    if (!ban) continue;
    if (isName(block, match.index, form) && !ban.term[locale].not.includes(form)) continue;
    if (ban.near && !ban.near.test(sentenceAt(block.text, match.index))) continue;
    yield {
      ...position(block, match.index),
      message: `"${form}" is not the portal's word for "${ban.term.en.name}".`,
      fix: `Write "${ban.term[locale].name}" (src/facts/glossary.yaml, ${ban.term.id}).`,
    };
  }
}

/** Synonyms that a page uses more often than the name: readers would learn the wrong word. */
export function* synonymsIn(blocks: readonly Block[], {named, names, locale}: Words): Generator<Problem> {
  const uses = new Map<Term, {named: number; synonyms: {block: Block; at: number; form: string}[]}>();
  for (const block of blocks) {
    for (const match of block.text.matchAll(names)) {
      const form = match[0].replace(/\s+/g, ' ');
      const found = named.get(form) ?? named.get(form.toLowerCase());
      if (!found) continue;
      if (found.synonym && isName(block, match.index, form) && !found.term[locale].synonyms.includes(form)) continue;
      const use = uses.get(found.term) ?? {named: 0, synonyms: []};
      uses.set(found.term, use);
      if (found.synonym) use.synonyms.push({block, at: match.index, form});
      else use.named++;
    }
  }
  for (const [term, use] of uses) {
    const excess = use.synonyms[use.named];
    if (!excess) continue;
    yield {
      ...position(excess.block, excess.at),
      message: `"${excess.form}" is a synonym, and the text uses it more often than "${term[locale].name}" (${use.synonyms.length} to ${use.named}).`,
      fix: `Write "${term[locale].name}", and mention the synonym once at most (src/facts/glossary.yaml, ${term.id}).`,
    };
  }
}

/** A capital inside a sentence belongs to a name, such as "Fluent Wallet". */
const isName = (block: Block, at: number, form: string): boolean =>
  /^\p{Lu}/u.test(form) && !/(?:^|[.:!?¿¡]\s*|\n)$/u.test(block.text.slice(0, at));

/** The sentence around an offset. A file of texts is one block, so its colons end a sentence too. */
function sentenceAt(text: string, at: number): string {
  const from = Math.max(
    0,
    ...[...text.slice(0, at).matchAll(/[.!?:](?=\s)|[。！？：]|\n\s*\n/g)].map((match) => match.index + 1),
  );
  const end = /[.!?:](?=\s|$)|[。！？：]|\n\s*\n/.exec(text.slice(at));
  return text.slice(from, end ? at + end.index : undefined);
}

/** A form inside a sentence and at its start, unless the capital makes it correct: "drip", but "Drip". */
const spellings = (form: string, name: string): string[] => (capital(form) === name ? [form] : [form, capital(form)]);

const capital = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);

/** Names with a capital (`EVM`, `Drip`) match only in this case; others can start with a capital. */
const key = (form: string): string => (/\p{Lu}/u.test(form) ? form : form.toLowerCase());

const byDescendingLength = (a: string, b: string): number => b.length - a.length;
