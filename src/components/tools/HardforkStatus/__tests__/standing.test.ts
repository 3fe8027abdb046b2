import {describe, expect, it} from 'vitest';
import {hardForks} from '@site/src/facts';
import type {HardFork} from '@site/src/facts';
import {decodeHeads, standingOf} from '../standing';

const fork = (mainnet: object) =>
  ({version: '9.9', client: 'v9.9.9', mainnet, testnet: {}, source: 'a test'}) as unknown as HardFork;

describe('the standing of an upgrade', () => {
  it.each([
    [999, 'ahead'],
    [1000, 'active'],
    [1001, 'active'],
  ])('at epoch %s of 1000 is %s', (epoch, kind) => {
    expect(standingOf(fork({epoch: 1000}), 'mainnet', {epoch: BigInt(epoch), block: 0n})).toEqual({
      kind,
      unit: 'epoch',
      height: 1000n,
      newest: BigInt(epoch),
    });
  });

  it('counts blocks where the upgrade begins at a block', () => {
    expect(standingOf(fork({block: 70}), 'mainnet', {epoch: 5000n, block: 69n})).toEqual({
      kind: 'ahead',
      unit: 'block',
      height: 70n,
      newest: 69n,
    });
  });

  it('is active only when every part is', () => {
    const both = fork({epoch: 1000, block: 2500});
    expect(standingOf(both, 'mainnet', {epoch: 1000n, block: 2499n})).toMatchObject({
      kind: 'ahead',
      unit: 'block',
      height: 2500n,
    });
    expect(standingOf(both, 'mainnet', {epoch: 999n, block: 2500n})).toMatchObject({kind: 'ahead', unit: 'epoch'});
    expect(standingOf(both, 'mainnet', {epoch: 1000n, block: 2500n})).toMatchObject({
      kind: 'active',
      unit: 'epoch',
      height: 1000n,
    });
  });

  it('needs a height in the facts', () => {
    expect(() => standingOf(fork({}), 'testnet', {epoch: 1n, block: 1n})).toThrow('has no height of 9.9 on testnet');
  });

  it('is known for V3.1 on both networks', () => {
    const v31 = hardForks.find(({version}) => version === '3.1')!;
    for (const net of ['mainnet', 'testnet'] as const)
      expect(standingOf(v31, net, {epoch: 0n, block: 0n}).kind).toBe('ahead');
  });
});

describe('what the node returns', () => {
  it('is read as two numbers', () => {
    expect(decodeHeads({epochNumber: '0x10', blockNumber: '0x20', chainId: '0x405'})).toEqual({epoch: 16n, block: 32n});
  });

  it.each([[{epochNumber: '0x10'}], [{epochNumber: 16, blockNumber: 32}], [null], ['0x10']])(
    '%j is not a status',
    (result) => {
      expect(decodeHeads(result)).toBeUndefined();
    },
  );
});
