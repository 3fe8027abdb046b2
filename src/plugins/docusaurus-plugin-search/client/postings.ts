/** Where a word is on one page. The weights say how much it counts there. */
export type Place = {
  /** In the fields of the page itself: title, description, links to it. */
  self: number;
  /** In its text. */
  text: number;
  /** In the sections that have it most. */
  sections: [section: number, weight: number][];
};

/**
 * A weight is stored as one digit. Each step multiplies it by `STEP`, because great weights differ little in effect.
 */
const LEAST = 0.25;
const STEP = 1.7;
const toDigit = (weight: number): number =>
  weight <= 0 ? 0 : Math.min(9, Math.max(1, Math.round(Math.log(weight / LEAST) / Math.log(STEP)) + 1));
const WEIGHTS = Array.from({length: 10}, (_, digit) => (digit === 0 ? 0 : LEAST * STEP ** (digit - 1)));

/**
 * Writes the places of a word as text: for each page the number of pages skipped since the one before (in base 36,
 * empty for none), a point, a digit for the page itself, a digit for its text, and separated by commas the sections:
 * position in base 36, then a digit.
 */
export function encodePostings(places: ReadonlyMap<number, Place>): string {
  let last = -1;
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([page, {self, text, sections}]) => {
      const gap = page - last - 1;
      last = page;
      const nearby = sections.map(([section, weight]) => section.toString(36) + toDigit(weight));
      return `${gap ? gap.toString(36) : ''}.${toDigit(self)}${toDigit(text)}${nearby.join(',')}`;
    })
    .join(' ');
}

export function decodePostings(encoded: string): Map<number, Place> {
  let page = -1;
  const places = new Map<number, Place>();
  for (const posting of encoded.split(' ')) {
    const point = posting.indexOf('.');
    page += 1 + (point > 0 ? parseInt(posting.slice(0, point), 36) : 0);
    const nearby = posting.slice(point + 3);
    places.set(page, {
      self: WEIGHTS[Number(posting[point + 1])]!,
      text: WEIGHTS[Number(posting[point + 2])]!,
      sections: nearby
        ? nearby.split(',').map((one) => [parseInt(one.slice(0, -1), 36), WEIGHTS[Number(one.at(-1))]!])
        : [],
    });
  }
  return places;
}
