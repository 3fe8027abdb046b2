import {describe, expect, it} from 'vitest';
import {BLOCKS, block, edge, EPOCHS, fall, SIDE, turned, turnedEdge} from '../graph';

describe('the drawn Tree-Graph follows the rules of the protocol', () => {
  it('orders every block after its parent and after the blocks that it refers to', () => {
    for (const {order, parent, refs = []} of BLOCKS) {
      for (const older of [...(parent ? [parent] : []), ...refs]) expect(older).toBeLessThan(order);
    }
  });

  it('has one pivot block an epoch, the last of its epoch, whose parent is the pivot block before', () => {
    EPOCHS.forEach((_, epoch) => {
      const members = BLOCKS.filter((candidate) => candidate.epoch === epoch);
      const pivots = members.filter(({pivot}) => pivot);
      expect(pivots).toHaveLength(1);
      expect(pivots[0]).toBe(members.at(-1));
      if (epoch > 0) expect(block(pivots[0]!.parent!)).toMatchObject({pivot: true, epoch: epoch - 1});
    });
  });

  it('puts a block into the epoch whose pivot block is the first to refer to it', () => {
    for (const other of BLOCKS.filter(({pivot}) => !pivot)) {
      const referring = BLOCKS.find(({refs}) => refs?.includes(other.order));
      expect(referring).toMatchObject({pivot: true, epoch: other.epoch});
    }
  });

  it('never refers to a block in the subtree of the own parent, where the miner would have had to build instead', () => {
    const line = (order: number): number[] => {
      const {parent} = block(order);
      return parent ? [parent, ...line(parent)] : [];
    };
    for (const {parent, refs = []} of BLOCKS) {
      for (const order of refs) expect(line(order)).not.toContain(parent);
    }
  });

  it('draws each block inside the lane of its epoch, on both grids', () => {
    for (const drawn of BLOCKS) {
      const {x, width} = EPOCHS[drawn.epoch]!;
      expect(drawn.at[0] - SIDE / 2).toBeGreaterThanOrEqual(x);
      expect(drawn.at[0] + SIDE / 2).toBeLessThanOrEqual(x + width);
      const [, y] = turned(drawn);
      expect(y - SIDE / 2).toBeGreaterThanOrEqual(fall(x));
      expect(y + SIDE / 2).toBeLessThanOrEqual(fall(x + width));
    }
  });

  it('leaves room for the head of each arrow where time runs downwards', () => {
    for (const newer of BLOCKS) {
      for (const order of [...(newer.parent ? [newer.parent] : []), ...(newer.refs ?? [])]) {
        const {from, to} = turnedEdge(newer, block(order));
        expect(from[1] - to[1], `${newer.order} to ${order}`).toBeGreaterThan(12);
      }
    }
  });

  it('has edges from the side of the newer block to just before the older one, on both grids', () => {
    expect(edge(block(3), block(2))).toEqual({from: [260, 95], to: [218, 170]});
    expect(turnedEdge(block(3), block(2))).toEqual({from: [135, 177], to: [210, 152]});
  });

  it('turns the drawing so that time runs downwards, a little closer, and moves the upper part to the left', () => {
    expect([44, 144, 650].map(fall)).toEqual([8, 88, 493]);
    expect([turned(block(2)), turned(block(5))]).toEqual([
      [210, 130],
      [210, 293],
    ]);
  });

  it('contains no other blocks', () => {
    expect(() => block(9)).toThrow('The drawing has no block 9.');
  });
});
