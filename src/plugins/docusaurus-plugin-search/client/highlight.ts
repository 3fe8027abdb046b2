import type {Part} from '../model';
import {tokenise} from './tokens';

type Range = [start: number, end: number];

/** The ranges of the given terms in a text; adjacent and overlapping ranges are joined. */
function ranges(text: string, terms: ReadonlySet<string>): Range[] {
  const found = tokenise(text)
    .filter((token) => terms.has(token.term))
    .map(({start, end}): Range => [start, end]);
  return found.reduce<Range[]>((merged, range) => {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push([...range]);
    return merged;
  }, []);
}

/** Splits a text into plain and matching parts. The result contains no markup, so nothing can be injected. */
export function highlight(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let position = 0;
  for (const [start, end] of ranges(text, terms)) {
    if (start > position) parts.push({text: text.slice(position, start), hit: false});
    parts.push({text: text.slice(start, end), hit: true});
    position = end;
  }
  if (position < text.length) parts.push({text: text.slice(position), hit: false});
  return parts;
}

/** About three lines of a result on a phone. A Chinese character is twice as wide as a letter. */
const LENGTH = 150;
const LENGTH_CJK = 80;
/** How far a cut can move to coincide with the boundary of a word. */
const SLACK = 15;
/** Text shown before the first match. */
const LEAD = 40;

/** The window of a text with the most matches, cut between words and marked with an ellipsis. */
export function excerpt(text: string, terms: ReadonlySet<string>): Part[] {
  const length = /\p{Script=Han}{4}/u.test(text) ? LENGTH_CJK : LENGTH;
  if (text.length <= length) return highlight(text, terms);
  const found = ranges(text, terms);
  const within = (start: number): number =>
    found.filter((range) => range[0] >= start && range[1] <= start + length).length;
  const best = found
    .map(([start]) => Math.max(0, start - LEAD))
    .reduce((a, b) => (within(b) > within(a) ? b : a), found[0] ? Math.max(0, found[0][0] - LEAD) : 0);
  // Starts after the next space. If none is near, -1 + 1 changes nothing.
  const start = best === 0 ? 0 : best + text.slice(best, best + SLACK).indexOf(' ') + 1;
  const cut = text.slice(start, start + length);
  const isCut = start + length < text.length;
  const end = isCut && cut.lastIndexOf(' ') > length - SLACK ? cut.lastIndexOf(' ') : cut.length;
  const shown = `${start > 0 ? '… ' : ''}${cut.slice(0, end)}${isCut ? '…' : ''}`;
  return highlight(shown, terms);
}
