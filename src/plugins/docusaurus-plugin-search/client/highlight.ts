import type {Part} from '../model';
import {tokenise} from './tokens';

type Range = [start: number, end: number];

/** Where the given terms stand in a text; touching and overlapping places are joined. */
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

/** Cuts a text into plain and matching pieces. It stays text: no markup is made, so none can be injected. */
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

/** About three lines of a result on a phone; a Chinese character is twice as wide as a letter. */
const LENGTH = 150;
const LENGTH_CJK = 80;
/** How far back a cut may move to end at a word. */
const SLACK = 15;
/** Text shown before the first match. */
const LEAD = 40;

/** The window of a text that holds the most matches, cut at a word and marked with an ellipsis. */
export function excerpt(text: string, terms: ReadonlySet<string>): Part[] {
  const length = /\p{Script=Han}{4}/u.test(text) ? LENGTH_CJK : LENGTH;
  if (text.length <= length) return highlight(text, terms);
  const found = ranges(text, terms);
  const within = (start: number): number =>
    found.filter((range) => range[0] >= start && range[1] <= start + length).length;
  const best = found
    .map(([start]) => Math.max(0, start - LEAD))
    .reduce((a, b) => (within(b) > within(a) ? b : a), found[0] ? Math.max(0, found[0][0] - LEAD) : 0);
  // Behind the next space; where none is near, -1 + 1 moves nothing.
  const start = best === 0 ? 0 : best + text.slice(best, best + SLACK).indexOf(' ') + 1;
  const cut = text.slice(start, start + length);
  const isCut = start + length < text.length;
  const end = isCut && cut.lastIndexOf(' ') > length - SLACK ? cut.lastIndexOf(' ') : cut.length;
  const shown = `${start > 0 ? '… ' : ''}${cut.slice(0, end)}${isCut ? '…' : ''}`;
  return highlight(shown, terms);
}
