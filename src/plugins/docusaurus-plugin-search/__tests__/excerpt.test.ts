import {describe, expect, it} from 'vitest';
import {excerpt} from '../client/highlight';

const WORDS = 100;
/** A text of four-letter words, with the words to search for at the given positions. */
const wordsOf = (...places: number[]) =>
  Array.from({length: WORDS}, (_, index) => (places.includes(index) ? 'seek' : 'word'));
const shown = (text: string) =>
  excerpt(text, new Set(['seek']))
    .map((part) => part.text)
    .join('');
/** The words from `start` that fit (thirty), with marks for the omitted text. */
const window = (words: string[], start: number) =>
  `${start > 0 ? '… ' : ''}${words.slice(start, start + 30).join(' ')}${start + 30 < words.length ? '…' : ''}`;

describe('the window of an excerpt', () => {
  it.each([
    ['a few words before the only match', [50], 43],
    ['at the beginning, when a match is there', [3], 0],
    ['at the beginning, when nothing matches', [], 0],
    ['where most matches are, behind', [20, 60, 62, 64], 53],
    ['where most matches are, in front', [20, 22, 24, 60], 13],
    ['at the first of two that are as good', [20, 60], 13],
    ['at the first of two that are as good and near', [20, 50], 13],
    ['at the beginning, when it is as good as another', [0, 60], 0],
    ['up to the end of the text', [99], 92],
  ])('begins %s', (_what, places, start) => {
    const words = wordsOf(...places);
    expect(shown(words.join(' '))).toBe(window(words, start));
  });

  it('is the whole text as long as it fits: 150 letters, or 80 characters of Chinese', () => {
    const whole = `words ${'word '.repeat(28)}seek`;
    expect(whole).toHaveLength(150);
    expect(shown(whole)).toBe(whole);
    expect(shown('x'.repeat(150))).toBe('x'.repeat(150));
    expect(shown('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
    expect(shown('押'.repeat(80))).toBe('押'.repeat(80));
    expect(shown('押'.repeat(81))).toBe(`${'押'.repeat(80)}…`);
    expect(shown(`押押押 ${'x'.repeat(146)}`)).toBe(`押押押 ${'x'.repeat(146)}`);
  });

  it('counts a match that ends where the window ends', () => {
    const best = `${'y'.repeat(36)} seek ${'z'.repeat(100)} seek`;
    expect(shown(`seek ${'x'.repeat(300)} to ${best} ${'x'.repeat(100)}`)).toBe(`… ${best}…`);
  });

  it('has no sign of a cut where the text ends with it', () => {
    const end = `${'y'.repeat(36)} seek ${'z'.repeat(108)}`;
    expect(shown(`${'x'.repeat(200)} to ${end}`)).toBe(`… ${end}`);
  });

  it('ends between words, unless the last one is long', () => {
    expect(shown(`${'x'.repeat(136)} ${'y'.repeat(100)}`)).toBe(`${'x'.repeat(136)}…`);
    expect(shown(`${'x'.repeat(135)} ${'y'.repeat(100)}`)).toBe(`${'x'.repeat(135)} ${'y'.repeat(14)}…`);
  });

  it('begins between words, unless the first one is long', () => {
    const text = (space: number) => `${'x'.repeat(space)} ${'y'.repeat(98 - space)} seek ${'z'.repeat(300)}`;
    expect(shown(text(74))).toBe(`… ${'y'.repeat(24)} seek ${'z'.repeat(120)}…`);
    expect(shown(text(75))).toBe(`… ${'x'.repeat(15)} ${'y'.repeat(23)} seek ${'z'.repeat(105)}…`);
    expect(shown(`${'x'.repeat(200)}-seek`)).toBe(`… ${'x'.repeat(39)}-seek`);
  });
});
