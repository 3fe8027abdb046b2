import {entityTerms, methodOf} from '../client/entityTerms';
import {fold, tokenise} from '../client/tokens';
import type {SourcePage} from './collectPages';

/** Other names of an entity: the name of a contract, and its address in each form. The first stands for all. */
export type Aliases = readonly (readonly string[])[];

/** How much a mention counts, by place. */
const PLACES = {title: 20, heading: 8, key: 8, cell: 3, description: 6, beginning: 3, text: 1, code: 0.2};
/** Pages of methods have a row for each error that they return, and explain none of them. */
const IN_METHOD = 0.01;
/** No query needs more pages than this. */
const PAGES = 6;
/** Pages with a smaller share of the best page's weight only mention it. */
const LEAST_SHARE = 1 / 8;

const isCode = (term: string): boolean => term.startsWith('-');
const isAddress = (term: string): boolean => /^(?:0x|cfx(?:test)?:)/.test(term);
/** `cip` for all proposals of this network, and so on. */
const kindOf = (term: string): string => /^[a-z]+|-|0x/.exec(term)?.[0] ?? '';

/**
 * Pages for each proposal, error code and contract of the protocol, best first, as pairs of a position and a percentage.
 *
 * @param priors how likely each page is meant
 */
export function findEntities(
  pages: readonly SourcePage[],
  priors: readonly number[],
  aliases: Aliases,
): Record<string, number[]> {
  const names = new Map(aliases.flatMap((all) => all.map((name) => [fold(name), fold(all[0]!)] as const)));
  const weights = new Map<string, [page: number, weight: number][]>();
  for (const [position, page] of pages.entries())
    for (const [term, weight] of mentions(page, names)) {
      const factor = isCode(term) && methodOf(page.title) ? IN_METHOD : priors[position]!;
      weights.set(term, [...(weights.get(term) ?? []), [position, weight * factor]]);
    }
  const rows = new Map([...weights].map(([term, found]) => [term, bestOf(found)]));
  for (const [name, main] of names) if (rows.has(main)) rows.set(name, rows.get(main)!);
  return Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How much a page is about each name or code that it contains. */
function mentions(page: SourcePage, names: ReadonlyMap<string, string>): Map<string, number> {
  const about = new Map<string, number>();
  const inside = new Map<string, number>();
  const add = (found: Map<string, number>, text: string, weight: number): void => {
    const words = tokenise(text).filter(({whole}) => whole);
    const terms = [...entityTerms(text), ...words.map(({term}) => term).filter((term) => names.has(term))];
    for (const term of new Set(terms.map((one) => names.get(one) ?? one)))
      if (!isAddress(term)) found.set(term, (found.get(term) ?? 0) + weight);
  };
  add(about, `${page.title} ${page.label ?? ''}`, PLACES.title);
  add(about, page.description, PLACES.description);
  for (const {heading, keys, cells, text, code, level} of page.sections) {
    add(about, heading, PLACES.heading);
    add(inside, keys, PLACES.key);
    add(inside, cells, PLACES.cell);
    add(inside, text, level === 0 ? PLACES.beginning : PLACES.text);
    add(inside, code, PLACES.code);
  }
  // A text that mentions a hundred proposals is about none of them, but a table of codes explains all of them.
  const kinds = new Map<string, number>();
  for (const term of inside.keys()) kinds.set(kindOf(term), (kinds.get(kindOf(term)) ?? 0) + 1);
  for (const [term, weight] of inside) {
    const share = isCode(term) ? 1 : 1 / Math.log2(1 + kinds.get(kindOf(term))!);
    about.set(term, (about.get(term) ?? 0) + share * weight);
  }
  return about;
}

function bestOf(found: [page: number, weight: number][]): number[] {
  const sorted = found.sort((a, b) => b[1] - a[1]).slice(0, PAGES);
  const best = sorted[0]![1];
  return sorted
    .filter(([, weight]) => weight >= LEAST_SHARE * best)
    .flatMap(([page, weight]) => [page, Math.round((100 * weight) / best)]);
}
