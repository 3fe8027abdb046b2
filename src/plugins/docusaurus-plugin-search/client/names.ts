import type {Group, Query} from './query';

/** A title or a heading as words; `content` leaves out those that say nothing. */
export type Name = {all: readonly string[]; content: ReadonlySet<string>};

/** How much the words of a query that are next to each other in a name add. */
const PHRASE = 0.35;

/**
 * How well a query and a name match: which share of the query's meaning the name has, reduced by the words of the name
 * that the query doesn't have. 1 for the same words.
 *
 * @param surplus share of the result that depends on the words that only the name has
 */
export function nameMatch(
  {groups, words, terms}: Pick<Query, 'groups' | 'words' | 'terms'>,
  {all, content}: Name,
  surplus: number,
): number {
  // Most names have no word of the query.
  if (!all.some((term) => terms.has(term))) return 0;
  const used = new Set<string>();
  let matched = 0;
  let total = 0;
  for (const group of groups) {
    total += group.weight;
    const best = bestOption(group, content);
    matched += group.weight * best.share;
    for (const term of best.used) used.add(term);
  }
  if (matched === 0) return 0;
  const phrase = words.length < 2 ? 0 : longestRun(words, all) / words.length;
  return (1 + PHRASE * phrase) * (matched / total) * (1 - surplus + (surplus * used.size) / content.size);
}

/** The option of a group of which a name has most. */
function bestOption({options, weight: full}: Group, own: ReadonlySet<string>) {
  let best = {share: 0, used: [] as string[]};
  for (const {share, concepts} of options) {
    let part = 0;
    const used: string[] = [];
    for (const {variants, weight} of concepts) {
      const found = variants.filter(({term}) => own.has(term));
      if (found.length === 0) continue;
      part += (weight / full) * Math.max(...found.map((variant) => variant.share));
      used.push(...found.map(({term}) => term));
    }
    const reached = share * Math.min(1, part);
    if (reached > best.share) best = {share: reached, used};
  }
  return best;
}

/** The largest number of words that are next to each other in both; 0 instead of 1, because one word is no phrase. */
function longestRun(query: readonly string[], name: readonly string[]): number {
  let longest = 1;
  for (let from = 0; from < query.length; from++)
    for (let at = 0; at < name.length; at++) {
      let length = 0;
      while (from + length < query.length && query[from + length] === name[at + length]) length++;
      longest = Math.max(longest, length);
    }
  return longest === 1 ? 0 : longest;
}
