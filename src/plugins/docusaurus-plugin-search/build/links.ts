import {methodOf} from '../client/entityTerms';
import {bareUrl, type SourcePage} from './collectPages';

/** What other pages say about a page. */
export type Incoming = {
  /** Number of pages that link to it; those of methods are generated from one template and don't count. */
  pages: number;
  /** Texts of these links, with the number of pages that have each. */
  texts: Map<string, number>;
};

/** The links between pages, by the page that they lead to. */
export function incomingLinks(pages: readonly SourcePage[]): Incoming[] {
  const positions = new Map(pages.map(({url}, position) => [bareUrl(url), position]));
  const incoming = pages.map((): Incoming => ({pages: 0, texts: new Map()}));
  for (const [from, page] of pages.entries()) {
    const targets = new Map<number, Set<string>>();
    for (const {to, text} of page.links) {
      const target = positions.get(bareUrl(to));
      if (target !== undefined && target !== from)
        targets.set(target, (targets.get(target) ?? new Set<string>()).add(text));
    }
    for (const [target, texts] of targets) {
      const {texts: counts} = incoming[target]!;
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
      if (!methodOf(page.title)) incoming[target]!.pages++;
    }
  }
  return incoming;
}
