import {describe, expect, it} from 'vitest';
import {decodePostings, encodePostings, type Place} from '../client/postings';

const again = (places: Map<number, Place>) => decodePostings(encodePostings(places));
const only = (self: number, text = 0): Place => ({self, text, sections: []});

describe('places of a word as text', () => {
  it('have the form that README.md describes', () => {
    const places = new Map<number, Place>([
      [0, {self: 6, text: 1, sections: [[2, 1]]}],
      [
        3,
        {
          self: 0,
          text: 8,
          sections: [
            [40, 4],
            [0, 0.3],
          ],
        },
      ],
    ]);
    expect(encodePostings(places)).toBe('.7424 2.08146,01');
  });

  it('keep pages and sections, in any order', () => {
    const places = new Map<number, Place>([
      [
        1000,
        {
          self: 0,
          text: 1,
          sections: [
            [150, 1],
            [0, 1],
          ],
        },
      ],
      [7, only(1)],
    ]);
    const read = again(places);
    expect([...read.keys()]).toEqual([7, 1000]);
    expect(read.get(1000)!.sections.map(([section]) => section)).toEqual([150, 0]);
  });

  it('keep a weight to a third, and zero', () => {
    for (const weight of [0.25, 0.5, 1, 3, 7, 12]) {
      const read = again(new Map([[0, only(weight)]])).get(0)!;
      expect(Math.abs(Math.log(read.self / weight))).toBeLessThan(Math.log(1.34));
      expect(read.text).toBe(0);
    }
  });

  it('limit a weight from above and below', () => {
    const [small, great] = [again(new Map([[0, only(0.001)]])), again(new Map([[0, only(1e6)]]))];
    expect(small.get(0)!.self).toBe(0.25);
    expect(great.get(0)!.self).toBeCloseTo(0.25 * 1.7 ** 8);
  });
});
