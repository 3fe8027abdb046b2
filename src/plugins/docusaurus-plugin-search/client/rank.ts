import {nameMatch, type Name} from './names';
import type {Concept, Group, Query} from './query';
import type {Vocabulary} from './vocabulary';

/** What the order of pages depends on, beside the words. */
export type RankedPage = {
  /** Title, and name in the sidebar. */
  names: Name[];
  headings: Name[];
  /** How likely a page of its type is meant. */
  prior: number;
};

export type Ranked = {
  page: number;
  score: number;
  /** Position of the section that has most of the query; 0 for the beginning. */
  section: number;
};

/** The weight of a word with which it counts half. More of the same word adds less and less. */
const HALF = {page: 2.5, section: 3};
/** What a complete match of the query adds. */
const ADDS = {title: 1.2, heading: 0.6, section: 0.5};
/** What the smaller one of the matches of title and heading still adds. */
const BESIDE = 0.3;
/** Share of the result that depends on the words that only a title or a heading has. */
const SURPLUS = {title: 0.6, heading: 0.4};
/** Share of the score that depends on how many of the words a page has. */
const COVERAGE = 0.4;
/** A page for a name or a code is above all others; the best of them is a little above the rest. */
const ENTITY = {any: 10, best: 3};

const saturate = (weight: number, half: number): number => weight / (weight + half);

/** Everything that pages are ranked with. */
export type Corpus = {
  pages: readonly RankedPage[];
  vocabulary: Vocabulary;
  /** Pages for a name or a code, with their share of the best page's weight. */
  entityPages: (term: string) => readonly [page: number, share: number][];
};

/** Pages that have at least one word of the query, best first. */
export function rank(corpus: Corpus, query: Query): Ranked[] {
  const {vocabulary, pages, entityPages} = corpus;
  const entities = new Map<number, number>();
  for (const entity of query.entities)
    for (const [page, share] of entityPages(entity)) entities.set(page, (entities.get(page) ?? 0) + share);
  const found = new Set(entities.keys());
  for (const term of query.terms) for (const page of vocabulary.placesOf(term).keys()) found.add(page);
  return [...found]
    .map((page): Ranked => {
      const {score, section} = scoreText(vocabulary, query, pages[page]!, page);
      const share = entities.get(page);
      return {page, section, score: score + (share === undefined ? 0 : ENTITY.any + ENTITY.best * share)};
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function scoreText(vocabulary: Vocabulary, query: Query, {names, headings, prior}: RankedPage, page: number) {
  const total = query.groups.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return {score: 0, section: 0};
  let impact = 0;
  let coverage = 0;
  const sections = new Map<number, number>();
  for (const group of query.groups) {
    const best = bestOption(vocabulary, group, page);
    const share = group.weight / total;
    impact += share * best.impact;
    coverage += share * best.matched;
    for (const [section, weight] of best.sections) sections.set(section, (sections.get(section) ?? 0) + share * weight);
  }
  const [section, inSection] = [...sections].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  const title = ADDS.title * Math.max(...names.map((name) => nameMatch(query, name, SURPLUS.title)));
  const heading = ADDS.heading * Math.max(0, ...headings.map((name) => nameMatch(query, name, SURPLUS.heading)));
  const matches = Math.max(title, heading) + BESIDE * Math.min(title, heading);
  const score = prior * (impact + matches + ADDS.section * inSection) * (1 - COVERAGE + COVERAGE * coverage);
  return {score, section};
}

/** The option of a group of which a page has most. */
function bestOption(vocabulary: Vocabulary, {options, weight: full}: Group, page: number) {
  let best = {impact: 0, matched: 0, sections: new Map<number, number>()};
  for (const {share, concepts} of options) {
    let impact = 0;
    let matched = 0;
    const sections = new Map<number, number>();
    for (const concept of concepts) {
      const own = presence(vocabulary, concept, page);
      const part = concept.weight / full;
      impact += part * saturate(own.weight, HALF.page);
      matched += part * own.share;
      for (const [section, weight] of own.sections)
        sections.set(section, (sections.get(section) ?? 0) + part * share * saturate(weight, HALF.section));
    }
    if (share * Math.min(1, impact) > best.impact)
      best = {impact: share * Math.min(1, impact), matched: share * Math.min(1, matched), sections};
  }
  return best;
}

/** How much of a word a page has. */
function presence(vocabulary: Vocabulary, {variants}: Concept, page: number) {
  let weight = 0;
  let share = 0;
  const sections = new Map<number, number>();
  for (const variant of variants) {
    const place = vocabulary.placesOf(variant.term).get(page);
    if (!place) continue;
    weight += variant.share * (place.self + place.text);
    share = Math.max(share, variant.share);
    for (const [section, near] of place.sections)
      sections.set(section, (sections.get(section) ?? 0) + variant.share * near);
  }
  return {weight, share, sections};
}
