import {describe, expect, it} from 'vitest';
import type {Client} from '../client';
import {progressed} from '../posProgress';

/** A node whose PoS commits one block per request, up to `last`. */
function committing(last: number): Client {
  let asked = 0;
  return <T>() =>
    Promise.resolve({
      epoch: '0x1',
      latestCommitted: `0x${Math.min(asked++, last).toString(16)}`,
      pivotDecision: {blockHash: '0x', height: '0x0'},
    } as T);
}

describe('the wait for PoS', () => {
  it('goes on as long as something moves, however long it takes', async () => {
    const started = Date.now();
    await progressed(committing(30), ({latestCommitted}) => latestCommitted === '0x1e', {standstillMs: 40, pollMs: 3});
    expect(Date.now() - started).toBeGreaterThan(40);
  });

  it('fails when PoS stands still', async () => {
    await expect(progressed(committing(3), () => false, {standstillMs: 40, pollMs: 3})).rejects.toThrow(
      /stands still at .*"0x3".* for 40 ms/,
    );
  });

  it('fails when PoS goes on in vain', async () => {
    await expect(progressed(committing(1000), () => false, {mostBlocks: 20, pollMs: 1})).rejects.toThrow(
      /went on for 20 blocks in vain/,
    );
  });
});
