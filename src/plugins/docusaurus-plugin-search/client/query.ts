import type {ContentReader} from './content';
import {isHan} from './content';
import {ALONE, entityTerms} from './entityTerms';
import type {Sense, SenseFinder} from './senses';
import {fold, halfWidth, tokenise, type Token} from './tokens';
import type {Vocabulary} from './vocabulary';

/** A word of the pages that stands for a word of the query, with the share of the weight that it has. */
export type Variant = {term: string; share: number};
/** One word of a query with everything that counts as this word. Rare words weigh more. */
export type Concept = {variants: Variant[]; weight: number};
/** Words that mean one thing, and other expressions for it. A page needs one of them. */
export type Group = {options: {share: number; concepts: Concept[]}[]; weight: number};

export type Query = {
  /** All words, for the comparison with titles. */
  words: string[];
  /** Names and codes whose pages come first. */
  entities: string[];
  groups: Group[];
  /** All words of pages that count as words of the query. */
  terms: Set<string>;
  corrections: {from: string; to: string}[];
};

/** Shares of the weight of a word that others have in its place. */
const SHARE = {form: 0.9, completion: 0.5, correction: 0.6};
/** What pages say instead of a word counts less than the word. */
const SENSE = 0.8;
/** The words of an expression count less than what it means: "test CFX" isn't about tests. */
const OWN_WORDS = 0.4;
/** Two characters are less than a word, and overlap with the next two. */
const HAN = 0.5;
/** No word is rarer than one that is on this number of pages: a word that one page has by chance doesn't decide. */
const RARE = 5;
/** A shorter beginning of a word could become too many. */
const LEAST = {typing: 2, done: 4};
/** Each of two words that are written as one has at least three letters. */
const HALF = 3;
const LATIN = /^[a-z]+$/;

/** Reads queries with the words that are known at the time. */
export class QueryReader {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly contents: ContentReader,
    private readonly senses: SenseFinder | undefined,
    private readonly known: {pages: number; entities: ReadonlySet<string>},
  ) {}

  read(query: string): Query {
    const text = halfWidth(query).trim();
    const words = this.contents.words(text);
    const content = this.contents.content(text, true);
    const last = content.at(-1);
    const corrections: Query['corrections'] = [];
    const concept = (token: Token): Concept => {
      const isLast = token.end === last?.end && token.end === text.length;
      const variants = this.variants(token.term, isLast, corrections);
      return this.concept(token.term, [...variants, ...this.joined(token, content)]);
    };
    const senses = this.senses?.find(words) ?? [];
    const groups = senses.map((sense) => {
      const own = content.filter(({start, end}) => start >= sense.start && end <= sense.end);
      return this.group(own.map(concept), sense);
    });
    for (const token of this.rest(text, senses))
      for (const one of this.orParts(concept(token), token, text))
        groups.push({options: [{share: 1, concepts: [one]}], weight: one.weight});
    const weighty = groups.filter(({weight}) => weight > 0);
    return {
      words: words.map(({term}) => term),
      entities: this.entities(text, content),
      groups: weighty,
      terms: new Set(variantsOf(weighty).map(({term}) => term)),
      corrections,
    };
  }

  /** Shards that could have words of a query and aren't loaded. */
  missing(query: string): number[] {
    const text = halfWidth(query).trim();
    const content = this.contents.content(text, true);
    const senses = this.senses?.find(this.contents.words(text)) ?? [];
    const terms = [
      ...content.flatMap((token) => [token.term, ...partsOf(text, token)]),
      ...pairsOf(content).map(([, , pair]) => pair),
      ...senses.flatMap(({pages}) => pages.flat()),
    ];
    return [...new Set(terms.flatMap((term) => this.vocabulary.missing(term)))];
  }

  /** Words outside of the expressions that have a sense. */
  private rest(text: string, senses: readonly Sense[]): Token[] {
    const left = senses.reduce(
      (rest, {start, end}) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
    return this.contents.content(left, senses.length === 0);
  }

  private entities(text: string, content: readonly Token[]): string[] {
    const alone = content.length === 1 ? [ALONE + content[0]!.term] : [];
    const terms = new Set([...entityTerms(text), ...content.map(({term}) => term), ...alone]);
    return [...terms].filter((term) => this.known.entities.has(term));
  }

  private group(own: readonly Concept[], {pages, words}: Sense): Group {
    const isExpression = words > 1;
    const known = own.filter(({weight}) => weight > 0);
    // An expression that has all the words of the query is what a reader means with them, and no other expression.
    const isSame = (said: readonly string[]): boolean =>
      known.length > 0 && known.every(({variants}) => variants.some(({term}) => said.includes(term)));
    const others = pages
      .filter((said) => !isSame(said))
      .map((said) => said.map((term) => this.concept(term, this.forms(term))).filter(({weight}) => weight > 0))
      .filter((concepts) => concepts.length > 0);
    // What the expression means must be there as a whole: a word of it that is everywhere isn't enough.
    const sums = [...(others.length === 0 || pages.some(isSame) ? [known] : []), ...others].map(weightOf);
    const isOnlyWords = isExpression && others.length > 0 && !pages.some(isSame);
    return {
      options: [
        ...(known.length > 0 ? [{share: isOnlyWords ? OWN_WORDS : 1, concepts: known}] : []),
        ...others.map((concepts) => ({share: isExpression ? 1 : SENSE, concepts})),
      ],
      weight: Math.max(0, ...sums),
    };
  }

  /** A name that no page has is searched by its parts. */
  private orParts(whole: Concept, token: Token, text: string): Concept[] {
    if (whole.weight > 0 || !this.vocabulary.isSettled(token.term)) return [whole];
    const parts = partsOf(text, token).map((term) => this.concept(term, this.variants(term, false, [])));
    const known = parts.filter(({weight}) => weight > 0);
    return known.length > 0 ? known : [whole];
  }

  private concept(term: string, variants: Variant[]): Concept {
    const pages = new Set<number>();
    for (const variant of variants) for (const page of this.vocabulary.placesOf(variant.term).keys()) pages.add(page);
    const rarity = pages.size === 0 ? 0 : Math.log(1 + this.known.pages / Math.max(RARE, pages.size));
    return {variants, weight: isHan(term) ? HAN * rarity : rarity};
  }

  /** A word that readers write as two, such as "testnet". */
  private joined(token: Token, content: readonly Token[]): Variant[] {
    const pairs = pairsOf(content).filter(([first, second]) => first === token || second === token);
    return pairs.filter(([, , pair]) => this.vocabulary.has(pair)).map(([, , pair]) => ({term: pair, share: 1}));
  }

  /** Two known words that readers write as one, such as "fullnode". */
  private split(term: string): [string, string] | undefined {
    if (!LATIN.test(term)) return undefined;
    for (let at = HALF; at <= term.length - HALF; at++) {
      const pair: [string, string] = [term.slice(0, at), term.slice(at)];
      if (pair.every((half) => this.vocabulary.has(half))) return pair;
    }
    return undefined;
  }

  private forms(term: string): Variant[] {
    return this.vocabulary.formsOf(term).map((form) => ({term: form, share: form === term ? 1 : SHARE.form}));
  }

  private variants(term: string, isLast: boolean, corrections: Query['corrections']): Variant[] {
    const forms = this.forms(term);
    if (forms.length > 0) return forms;
    if (term.length >= (isLast ? LEAST.typing : LEAST.done)) {
      const longer = this.vocabulary.completions(term);
      if (longer.length > 0) return longer.map((one) => ({term: one, share: SHARE.completion}));
    }
    // Until its shard is loaded, the word could be right.
    const pair = this.vocabulary.isSettled(term) ? this.split(term) : undefined;
    if (pair) return pair.flatMap((one) => this.forms(one));
    const [near] = this.vocabulary.isSettled(term) ? this.vocabulary.corrections(term) : [];
    if (near === undefined) return [];
    corrections.push({from: term, to: near});
    return this.vocabulary.formsOf(near).map((form) => ({term: form, share: SHARE.correction}));
  }
}

/** Neighbors that make one word, such as "test net". */
const pairsOf = (content: readonly Token[]): [Token, Token, string][] =>
  content.flatMap((token, index): [Token, Token, string][] => {
    const next = content[index + 1];
    const isPair = next && LATIN.test(token.term) && LATIN.test(next.term) && next.start === token.end + 1;
    return isPair ? [[token, next, token.term + next.term]] : [];
  });

const variantsOf = (groups: readonly Group[]): Variant[] =>
  groups.flatMap(({options}) => options.flatMap(({concepts}) => concepts.flatMap(({variants}) => variants)));

const weightOf = (concepts: readonly Concept[]): number => concepts.reduce((sum, {weight}) => sum + weight, 0);

/** Parts of a name, such as `get` and `balance`. */
function partsOf(text: string, name: Token): string[] {
  return tokenise(text)
    .filter(({whole, start, end, term}) => !whole && start >= name.start && end <= name.end && term.length > 2)
    .map(({term}) => fold(term));
}
