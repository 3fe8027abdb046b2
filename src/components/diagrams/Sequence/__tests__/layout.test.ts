import {describe, expect, it} from 'vitest';
import {layout, WIDE} from '../layout';

const actors = [
  {id: 'a', name: 'A'},
  {id: 'b', name: 'B'},
];

describe('layout', () => {
  it('places steps below each other, higher ones where there is a note', () => {
    const {middles, placed, height} = layout(
      actors,
      [
        {from: 'a', to: 'b', label: '1', note: 'n'},
        {from: 'b', to: 'a', label: '2'},
      ],
      WIDE,
    );
    expect(middles).toEqual([185, 535]);
    expect(placed.map(({number, y, x, target}) => [number, y, x, target])).toEqual([
      [1, 76, 185, 535],
      [2, 152, 535, 185],
    ]);
    expect(height).toBe(216);
  });

  it('rejects a step of an actor that is not there', () => {
    expect(() => layout(actors, [{from: 'a', to: 'c', label: ''}], WIDE)).toThrow('The sequence has no actor "c".');
  });
});
