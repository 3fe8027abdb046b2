import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {languageOf, type LocaleFolder} from '../../../src/languages';

type Expressions = Partial<Record<LocaleFolder, string[]>>;

/** One side of `../wording/directions.yaml`, which explains the two lists. */
interface Side {
  says: Expressions;
  implies: Expressions;
}

/** A text in one language. */
interface Text {
  locale: LocaleFolder;
  text: string;
}

/** A direction of an English text whose translation says the opposite. */
export interface Inversion {
  /** The English expression. */
  english: string;
  /** The expression of the translation. */
  translation: string;
}

interface Match {
  text: string;
  from: number;
  to: number;
  /** It says the direction, and doesn't only imply it. */
  isSaid: boolean;
}

/** The axes, each with two opposite sides. */
const AXES = Object.values(
  parse(readFileSync(path.join(__dirname, '../wording/directions.yaml'), 'utf8')) as Record<string, [Side, Side]>,
);

const patterns = new WeakMap<Expressions, Map<LocaleFolder, RegExp>>();

/** One expression for a language; whole words where spaces separate them. */
function patternOf(expressions: Expressions, locale: LocaleFolder): RegExp {
  const known = patterns.get(expressions) ?? new Map<LocaleFolder, RegExp>();
  patterns.set(expressions, known);
  let pattern = known.get(locale);
  if (!pattern) {
    // At one position, the longest expression counts.
    const list = [...(expressions[locale] ?? [])].sort((a, b) => b.length - a.length);
    const any = list.length === 0 ? '(?!)' : `(?:${list.join('|')})`;
    pattern = new RegExp(languageOf(locale).hasSpaces ? `(?<!\\p{L})${any}(?!\\p{L})` : any, 'giu');
    known.set(locale, pattern);
  }
  return pattern;
}

const matches = (expressions: Expressions, {locale, text}: Text, isSaid: boolean): Match[] =>
  [...text.matchAll(patternOf(expressions, locale))].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    isSaid,
  }));

/** What a text has of both sides, without expressions that are a part of a longer one. */
function sidesOf(sides: readonly [Side, Side], text: Text): [Match[], Match[]] {
  const found = sides.map(({says, implies}) => [...matches(says, text, true), ...matches(implies, text, false)]);
  const all = found.flat();
  const isHidden = ({from, to}: Match) =>
    all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from);
  return found.map((own) => own.filter((match) => !isHidden(match))) as [Match[], Match[]];
}

/**
 * Directions that the translation inverts: English has one side alone and the translation the other, or the translation
 * has as many expressions as English, but more of one side and fewer of the other.
 */
export function inversions(english: Text, translation: Text): Inversion[] {
  return AXES.flatMap((sides) => {
    const [theirs, ours] = [sidesOf(sides, english), sidesOf(sides, translation)];
    const said = (matches: Match[]) => matches.filter(({isSaid}) => isSaid);
    const counts = [theirs, ours].map(([first, second]) => [said(first).length, said(second).length] as const);
    const [wanted, written] = counts as [readonly [number, number], readonly [number, number]];
    for (const side of [0, 1] as const) {
      const other = side === 0 ? 1 : 0;
      const isAlone = theirs[other].length === 0 && ours[side].length === 0;
      const isMoved = wanted[0] + wanted[1] === written[0] + written[1] && wanted[side] > written[side];
      if (wanted[side] > 0 && written[other] > 0 && (isAlone || isMoved))
        return [{english: said(theirs[side])[0]!.text, translation: said(ours[other])[0]!.text}];
    }
    return [];
  });
}
