import type {DictionaryLanguage} from '@site/src/languages';

/** What replaces an ending, and how many letters must stand before it. The first ending that fits is replaced. */
type Rule = [ending: RegExp, replacement: string, least: number];

/**
 * Endings of English words. They bring "stake", "staked" and "staking" together, and "verify" and "verification". They
 * don't have to result in words, but different words must stay different.
 */
const ENGLISH: Rule[] = [
  [/(?:ifications?|ified|ifies|ifying|ifiers?|ify)$/, 'if', 3],
  [/(?:izations?|ized|izes?|izing|izers?)$/, '', 4],
  [/(?:ations?|ators?|ated|ates?|ating)$/, 'at', 2],
  [/(?:ibility|ibilities|ibles?)$/, 'ib', 3],
  [/(?:ability|abilities|eables?|ables?)$/, '', 4],
  [/ments?$/, '', 4],
  [/(?<=[st])ions?$/, '', 3],
  [/(?:ies|ied)$/, 'i', 3],
  [/(?<=al)it(?:y|ies)$/, '', 3],
  [/(?<![aeiou])y(?:ing)?$/, 'i', 3],
  [/([bdgmnprt])\1(?:ings?|ed|ers?)$/, '$1', 2],
  [/(?:ing|ings)$/, '', 3],
  [/(?:e|ed|es|eds)$/, '', 3],
  [/(?<![sui'])s$/, '', 3],
];

/** Endings of Spanish words, without accents. */
const SPANISH: Rule[] = [
  [/(?:ificacion|ificaciones|ificar|ifica[sn]?|ifico|ificad[oa]s?|ificando|ifique[sn]?)$/, 'if', 3],
  [/(?:amientos?|imientos?)$/, '', 4],
  [/(?:aciones|acion|adores?|adoras?|ativ[oa]s?|ables?)$/, '', 4],
  [/(?:iciones|icion|ibles?|edores?|idores?)$/, '', 4],
  [/(?<=[cstx])(?:iones|ion)$/, '', 3],
  [/(?:ando|iendo|andol[oa]s?|iendol[oa]s?)$/, '', 3],
  [/(?:ad[oa]s?|id[oa]s?)$/, '', 3],
  [/(?:ar|er|ir)(?:[lm][aeo]s?|[st]e|nos)?$/, '', 3],
  [/(?:aron|ieron|aste|iste|amos|emos|imos)$/, '', 3],
  [/(?:an|en|as|es|os)$/, '', 3],
  [/[aeios]$/, '', 3],
];

const RULES: Record<DictionaryLanguage, Rule[]> = {en: ENGLISH, es: SPANISH};

/** The part of a word that its forms share. Names, numbers and words of other scripts stay as they are. */
export function stem(word: string, language: DictionaryLanguage): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  for (const [ending, replacement, least] of RULES[language]) {
    if (word.search(ending) >= least) return word.replace(ending, replacement);
  }
  return word;
}

/** Endings that make another word, such as "upgradable" from "upgrade". */
const DERIVED = /(?:[ai]b(?:le|ility|l)|(?:at|s|t)ion|ator|ment|ity|[cstx]ion|mient[oa]|d[oae]r[ae]?|iv[oa])(?:e?s)?$/;

/** Whether two words are forms of one, such as "stalls" and "stalled". */
export function areForms(a: string, b: string, language: DictionaryLanguage): boolean {
  if (a === b) return true;
  const shared = stem(a, language);
  return shared.length >= 4 && shared === stem(b, language) && DERIVED.test(a) === DERIVED.test(b);
}
