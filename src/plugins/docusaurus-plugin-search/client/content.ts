import {tokenise, type Token} from './tokens';

const HAN = /\p{Script=Han}/u;
const LONE_HAN = /^\p{Script=Han}$/u;
export const isHan = (term: string): boolean => HAN.test(term);

const wholeTokens = (text: string): Token[] => tokenise(text).filter(({whole}) => whole);

/** Finds the words of a text that say something about its subject. */
export class ContentReader {
  readonly ignored: ReadonlySet<string>;
  /** Finds what is ignored inside texts without spaces. */
  private readonly phrases: RegExp | undefined;

  constructor(ignored: readonly string[]) {
    this.ignored = new Set(ignored);
    const phrases = ignored.filter(isHan).sort((a, b) => b.length - a.length);
    this.phrases = phrases.length > 0 ? new RegExp(phrases.join('|'), 'g') : undefined;
  }

  /** All words of a text, in order. */
  words(text: string): Token[] {
    return wholeTokens(text);
  }

  /** The words of a text without those that are ignored; with `orAll`, all of them if none would be left. */
  content(text: string, orAll = false): Token[] {
    // Spaces in their place keep the offsets of all other words.
    const rest = this.phrases ? text.replace(this.phrases, (phrase) => ' '.repeat(phrase.length)) : text;
    const kept = wholeTokens(rest).filter(({term}) => this.isContent(term));
    return kept.length === 0 && orAll ? wholeTokens(text) : kept;
  }

  /** Whether a word says something about the subject of a text. */
  isContent(term: string): boolean {
    return !this.ignored.has(term) && !LONE_HAN.test(term);
  }
}
