import {methodOf} from '../client/entityTerms';
import {tokenise} from '../client/tokens';
import type {SourcePage} from './collectPages';

/** How likely a page of each type is meant, if several match equally. The types are those of the front matter. */
const TYPES: Record<string, number> = {
  concept: 1,
  howto: 1,
  vulnerability: 1,
  gas: 0.9,
  faq: 0.95,
  hub: 0.95,
  release: 0.9,
  reference: 0.85,
};
const KINDS = {docs: 0.85, blog: 0.6, category: 0.5, page: 0.4};
/** A method is meant only by its name. */
const METHOD = 0.55;
/** A page that lists others is less likely meant than these. */
const LIST = 0.6;
/** What makes a page a list: terms, or links to many pages and little else. */
const TERMS = 20;
const LINKS = {targets: 15, share: 0.03};
/** Each doubling of the number of pages that link to a page makes it a little more likely. */
const LINKED = 0.04;

function isList({sections, links}: SourcePage): boolean {
  if (sections.filter(({level}) => level === 4).length > TERMS) return true;
  const words = sections.reduce((sum, {text}) => sum + tokenise(text).length, 0);
  const targets = new Set(links.map(({to}) => to)).size;
  return targets >= LINKS.targets && targets > LINKS.share * words;
}

/**
 * How likely a page is meant, compared with others that match equally.
 *
 * @param linking number of pages that link to it
 */
export function priorOf(page: SourcePage, linking: number): number {
  if (page.kind !== 'docs') return KINDS[page.kind];
  if (methodOf(page.title)) return METHOD;
  const type = TYPES[page.type ?? ''] ?? KINDS.docs;
  return type * (isList(page) ? LIST : 1) * (1 + LINKED * Math.log2(1 + linking));
}
