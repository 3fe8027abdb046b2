import {addTerms, FIELDS, inTokens, knownTerms, type KnownFields} from '../client/fields';
import type {Place} from '../client/postings';
import {methodOf} from '../client/entityTerms';
import {tokenise} from '../client/tokens';
import {bareUrl, type SourcePage} from './collectPages';
import type {Incoming} from './links';

/** Places of each word, by word and page. */
export type Postings = Map<string, Map<number, Place>>;

/** Sections of a page that are kept for a word. */
const SECTIONS = 3;
/** Share of the weight that depends on the length of a text: in a long one, a word is more often there by chance. */
const LENGTH = 0.6;

/** Finds the places of all words. `known` has the fields of each page that search knows from the start. */
export function findPostings(
  pages: readonly SourcePage[],
  known: readonly KnownFields[],
  incoming: readonly Incoming[],
): Postings {
  const lengths = pages.map(({sections}) => sections.map(({text}) => tokenise(text).length));
  const ofPages = lengths.map((all) => sum(all));
  const factor = (length: number, average: number): number => 1 - LENGTH + (LENGTH * length) / average;
  const averages = {page: sum(ofPages) / pages.length, section: sum(ofPages) / lengths.flat().length};
  const postings: Postings = new Map();
  for (const [position, page] of pages.entries()) {
    const self = ownTerms(page, known[position]!, incoming[position]!);
    const {text, sections} = textTerms(page);
    for (const term of new Set([...self.keys(), ...text.keys()])) {
      const nearby = (sections.get(term) ?? [])
        .map(([nth, weight]): [number, number] => [nth, weight / factor(lengths[position]![nth]!, averages.section)])
        .sort((a, b) => b[1] - a[1]);
      const place: Place = {
        self: self.get(term) ?? 0,
        text: (text.get(term) ?? 0) / factor(ofPages[position]!, averages.page),
        sections: nearby.slice(0, SECTIONS),
      };
      const places = postings.get(term);
      if (places) places.set(position, place);
      else postings.set(term, new Map([[position, place]]));
    }
  }
  return postings;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The words of the page itself, and of the links to it. */
function ownTerms(page: SourcePage, known: KnownFields, {texts}: Incoming): Map<string, number> {
  const terms = knownTerms(inTokens(known));
  addTerms(terms, page.keywords, FIELDS.keywords);
  addTerms(terms, page.trail.join(' '), FIELDS.trail);
  addTerms(terms, bareUrl(page.url).split('/').at(-1)!, FIELDS.trail);
  const linked = new Map<string, number>();
  for (const [text, count] of texts) addTerms(linked, text, Math.log2(1 + count));
  for (const [term, weight] of linked) terms.set(term, (terms.get(term) ?? 0) + Math.min(FIELDS.links, weight));
  return terms;
}

/** The words of the text, in all and by section. */
function textTerms(page: SourcePage) {
  const text = new Map<string, number>();
  const sections = new Map<string, [nth: number, weight: number][]>();
  for (const [nth, section] of page.sections.entries()) {
    const own = new Map<string, number>();
    addTerms(own, section.text, FIELDS.text);
    addTerms(own, section.heading, FIELDS.heading);
    addTerms(own, section.keys, FIELDS.key);
    // The samples of all methods are the same.
    if (!methodOf(page.title)) addTerms(own, section.code, FIELDS.code);
    for (const [term, weight] of own) {
      text.set(term, (text.get(term) ?? 0) + weight);
      sections.set(term, [...(sections.get(term) ?? []), [nth, weight]]);
    }
  }
  return {text, sections};
}
