import {tokenise, type Token} from './tokens';

/** How much a word counts in each field of a page, compared with its text. */
export const FIELDS = {
  title: 6,
  label: 4,
  description: 2.5,
  heading: 2,
  keywords: 3,
  links: 3,
  trail: 1,
  text: 1,
  /** The first cell of a row, which names what the row is about; it also counts as text. */
  key: 2,
  code: 0.3,
};
/** A part of a name, such as `get` in `cfx_getBalance`, counts less than a word. */
const PART = 0.5;
/** The longest word that a reader types or pastes: an address in base32 with its prefix. */
const LONGEST = 50;

/** Words that search can find: all but single letters, numbers of at most two digits and long hexadecimal values. */
const isIndexed = (term: string): boolean => term.length <= LONGEST && !/^(?:[a-z]|\d{1,2})$/.test(term);

/** Adds words to `weights`. */
function addTokens(weights: Map<string, number>, tokens: readonly Token[], weight: number): void {
  for (const {term, whole} of tokens)
    if (isIndexed(term)) weights.set(term, (weights.get(term) ?? 0) + (whole ? weight : weight * PART));
}

/** Adds the words of a text to `weights`. */
export const addTerms = (weights: Map<string, number>, text: string, weight: number): void =>
  addTokens(weights, tokenise(text), weight);

/** The fields of a page that are known from the start, each as text or as words. */
export type KnownFields<Field = string> = {title: Field; label: Field; description: Field; headings: readonly Field[]};

/** The weight of each word of the fields that are known from the start. */
export function knownTerms(fields: KnownFields<readonly Token[]>): Map<string, number> {
  const weights = new Map<string, number>();
  addTokens(weights, fields.title, FIELDS.title);
  addTokens(weights, fields.label, FIELDS.label);
  addTokens(weights, fields.description, FIELDS.description);
  for (const heading of fields.headings) addTokens(weights, heading, FIELDS.heading);
  return weights;
}

/** The fields as words. */
export const inTokens = ({title, label, description, headings}: KnownFields): KnownFields<Token[]> => ({
  title: tokenise(title),
  label: tokenise(label),
  description: tokenise(description),
  headings: headings.map(tokenise),
});
