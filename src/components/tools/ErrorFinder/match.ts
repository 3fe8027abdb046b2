import type {
  FinderCode,
  FinderData,
  FinderEntry,
  PageError,
} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import type {Input} from './read';

type ErrorInput = Extract<Input, {kind: 'error'}>;

/** The recognised content of a text, best first, and the meaning of its code. */
export interface Findings {
  /** Errors that the text contains. */
  entries: FinderEntry[];
  /** If there are none: errors that share only general words with the text. */
  candidates: FinderEntry[];
  code?: FinderCode;
}

/** An error with its messages. */
interface Known {
  readonly messages: readonly string[];
  readonly code?: number;
}

interface Hit<Entry extends Known> {
  entry: Entry;
  score: number;
  start: number;
  end: number;
  /** Whether the text contains nothing but general words of the message. */
  isGuess: boolean;
}

/** Generic texts, which nodes put before the actual reason. */
const WEAK = new Set([
  'error processing request',
  'invalid params',
  'invalid parameters',
  'internal error',
  'invalid parameters: epoch',
  'invalid parameters: filter',
  'invalid parameters (epoch parameter)',
  'epoch parameter',
  'filter error',
  'blockhash',
  'is not executed',
  'execution reverted',
]);
/** A generic text that is right whatever follows it. */
const REVERTED = 'execution reverted';
const SHOWN = 4;
const SHOWN_CANDIDATES = 3;
/** Entries below this share of the best score are noise. */
const NEAR = 0.3;
const CODE_BONUS = 15;

const fold = (text: string) => text.replace(/\\"/g, '"').replace(/\s+/g, ' ').toLowerCase();
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * The index of `piece` from `from` on, not inside a longer word. The search is linear, so hostile texts can't make it
 * slow.
 */
function indexOfPiece(text: string, piece: string, from: number): number {
  for (let at = text.indexOf(piece, from); at >= 0; at = text.indexOf(piece, at + 1)) {
    const isInside =
      (isWord(piece[0]) && isWord(text[at - 1])) || (isWord(piece.at(-1)) && isWord(text[at + piece.length]));
    if (!isInside) return at;
  }
  return -1;
}

/** The span of a message in a text, its fixed pieces in order. */
function spanOf(message: string, text: string): {start: number; end: number; length: number} | undefined {
  const pieces = fold(message)
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  let start = -1;
  let end = 0;
  for (const piece of pieces) {
    const at = indexOfPiece(text, piece, end);
    if (at < 0) return undefined;
    if (start < 0) start = at;
    end = at + piece.length;
  }
  return start < 0 ? undefined : {start, end, length: pieces.join('').length};
}

/** Generic texts, and messages that begin other messages: more words can follow, and make it a different error. */
function generalMessages(entries: readonly FinderEntry[]): ReadonlySet<string> {
  const all = [...new Set(entries.flatMap(({messages}) => messages.map(fold)))];
  const beginnings = all.filter((one) =>
    all.some((other) => other !== one && other.startsWith(one) && !isWord(other[one.length])),
  );
  return new Set([...WEAK, ...beginnings].filter((one) => one !== REVERTED));
}

const isPunctuation = (character: string | undefined) => character !== undefined && /[\s"'.:]/.test(character);

/**
 * A message without the punctuation around it. A regular expression for its end would start again at each mark of a
 * long line of marks.
 */
function bare(text: string): string {
  const folded = fold(text);
  let [start, end] = [0, folded.length];
  while (isPunctuation(folded[start])) start++;
  while (end > start && isPunctuation(folded[end - 1])) end--;
  return folded.slice(start, end);
}

/** A parsed text in the form in which messages are searched for. */
interface Folded {
  readonly text: string;
  /** The message of the error, or the whole text. */
  readonly message: string;
  readonly code: number | undefined;
}

function hitOf<Entry extends Known>(
  entry: Entry,
  {text, message: own, code}: Folded,
  general: ReadonlySet<string>,
): Hit<Entry> | undefined {
  let best: Hit<Entry> | undefined;
  for (const message of entry.messages) {
    const span = spanOf(message, text);
    if (!span) continue;
    const folded = fold(message);
    const isGuess = general.has(folded) && bare(message) !== own;
    let score = span.length;
    if (WEAK.has(folded)) score *= 0.3;
    if (entry.code === undefined || code === undefined) score += CODE_BONUS / 2;
    else score = entry.code === code ? score + CODE_BONUS : score / 2;
    const isBetter = !best || (best.isGuess === isGuess ? score > best.score : best.isGuess);
    if (isBetter) best = {entry, score, start: span.start, end: span.end, isGuess};
  }
  return best;
}

/** Whether a better hit covers the same words and more. */
const isCovered = (hit: Hit<Known>, better: Hit<Known>) =>
  better.start <= hit.start && better.end >= hit.end && better.end - better.start > hit.end - hit.start;

const foldInput = ({message, data, code}: ErrorInput): Folded => ({
  text: fold(`${message}\n${data ?? ''}`),
  message: bare(message),
  code,
});

/** The errors of pages whose message the text contains, the longest message first. */
export function findOnPages(errors: readonly PageError[], input: ErrorInput): PageError[] {
  const text = foldInput(input);
  const hits = errors.flatMap((error) => hitOf(error, text, WEAK) ?? []).sort((a, b) => b.score - a.score);
  return hits
    .filter(({isGuess}) => !isGuess)
    .filter((hit, index, all) => !all.slice(0, index).some((better) => isCovered(hit, better)))
    .slice(0, SHOWN)
    .map(({entry}) => entry);
}

/**
 * Recognises the parsed text. Words that many errors share explain none of them, unless the message contains nothing
 * else. Sends no request, and builds no regular expression from the text.
 *
 * @param named entry that comes first if several have the same text
 */
export function findErrors({entries, codes}: FinderData, input: ErrorInput, named?: string): Findings {
  const text = foldInput(input);
  const general = generalMessages(entries);
  const hits = entries
    .flatMap((entry) => hitOf(entry, text, general) ?? [])
    .sort((a, b) => Number(b.entry.id === named) - Number(a.entry.id === named) || b.score - a.score);
  const known = hits.filter(({isGuess, entry}) => !isGuess || entry.id === named);
  const kept = known.filter(
    (hit, index) =>
      hit.score >= known[0]!.score * NEAR && !known.slice(0, index).some((better) => isCovered(hit, better)),
  );
  return {
    entries: kept.slice(0, SHOWN).map(({entry}) => entry),
    candidates: known.length > 0 ? [] : hits.slice(0, SHOWN_CANDIDATES).map(({entry}) => entry),
    code: codes.find(({code}) => code === input.code),
  };
}
