import type {ListedFact} from '@site/src/facts/factList';
import {nearest} from '@site/src/plugins/docusaurus-plugin-search/client/spelling';
import {tokenise} from '@site/src/plugins/docusaurus-plugin-search/client/tokens';
import type {Portal} from '../portal';

const SHOWN = 20;

const termsOf = (text: string): Set<string> => new Set(tokenise(text).map(({term}) => term));

const line = ({path, value, unit, about, source}: ListedFact): string =>
  `- ${path} = ${value}${unit ? ` ${unit}` : ''}${about ? ` – ${about}` : ''} (source: ${source})`;

/** A fact that has some words of a query, and the part of its path that they make up. */
interface Match {
  readonly fact: ListedFact;
  readonly words: number;
  readonly inPath: number;
}

/** The facts that have most of the words in their path, value or description, the closest paths first. */
function find(facts: readonly ListedFact[], words: readonly string[]): Match[] {
  const matches = facts.map((fact): Match => {
    const path = termsOf(fact.path);
    const all = termsOf(`${fact.path} ${fact.value} ${fact.unit ?? ''} ${fact.about ?? ''}`);
    return {
      fact,
      words: words.filter((word) => all.has(word)).length,
      inPath: words.filter((word) => path.has(word)).length / path.size,
    };
  });
  const most = Math.max(0, ...matches.map((match) => match.words));
  return most === 0 ? [] : matches.filter((match) => match.words === most).sort((a, b) => b.inPath - a.inPath);
}

/** Values of the network, of contracts and of node settings, with their sources. */
export async function fact(portal: Portal, {query}: {query: string}): Promise<string> {
  const facts = await portal.facts();
  const exact = facts.find(({path}) => path === query.trim());
  if (exact) return line(exact);
  const words = [...new Set(tokenise(query).flatMap(({term, whole}) => (whole ? term : [])))];
  const found = find(facts, words);
  if (found.length === 0) {
    const known = new Set(facts.flatMap(({path}) => [...termsOf(path)]));
    const near = [...new Set(words.flatMap((word) => nearest(word, known)))];
    const similar = near.length > 0 ? ` Similar words: ${near.join(', ')}.` : '';
    throw new Error(`No fact has a word of "${query}".${similar} Use English words, or search the pages.`);
  }
  const rest = found.length - SHOWN;
  return [
    ...(found[0]!.words < words.length
      ? [`No fact has all ${words.length} words. These have ${found[0]!.words} of them:`]
      : []),
    ...found.slice(0, SHOWN).map((match) => line(match.fact)),
    ...(rest > 0 ? [`${rest} more have the same words. Add a word, for example a network.`] : []),
  ].join('\n');
}
