import {describe, expect, it} from 'vitest';
import {evmPrices} from '@site/src/facts/evmPrices';
import {Chain} from '../chain';
import type {Hex} from '../hex';
import {addressOfKey, developmentKey} from '../keys';

const OTHER: Hex = '0x1000000000000000000000000000000000000bad';
const chainOf = async (space: 'core' | 'espace') => {
  const chain = new Chain({prices: evmPrices(space), chainId: 1030});
  const from = addressOfKey(developmentKey('owner'), space);
  await chain.fund(from, 10n ** 18n);
  return {chain, from};
};
/** Deploys code: PUSH the code, RETURN it. */
const deploy = async ({chain, from}: Awaited<ReturnType<typeof chainOf>>, code: string) => {
  const length = (code.length / 2).toString(16).padStart(2, '0');
  return (await chain.send({from, data: `0x60${length}600c60003960${length}6000f3${code}`})).created!;
};

describe('a chain', () => {
  it('moves CFX, counts transactions and charges the fee', async () => {
    const {chain, from} = await chainOf('espace');
    const {gasUsed, gasCharged} = await chain.send({from, to: OTHER, value: 5n, gasLimit: 40_000n, gasPrice: 2n});
    expect({gasUsed, gasCharged}).toEqual({gasUsed: 21_000n, gasCharged: 30_000n});
    expect(await chain.balanceOf(OTHER)).toBe(5n);
    expect(await chain.balanceOf(from)).toBe(10n ** 18n - 5n - 60_000n);
    expect(await chain.nonceOf(from)).toBe(1n);
  });

  it('rejects what a node would not accept', async () => {
    const {chain, from} = await chainOf('espace');
    await expect(chain.send({from, to: OTHER, gasLimit: 20_999n})).rejects.toThrow('needs at least 21000');
    await expect(chain.send({from, to: OTHER, value: 2n * 10n ** 18n})).rejects.toThrow('not have enough CFX');
    expect(await chain.nonceOf(from)).toBe(0n);
  });

  it('views change nothing, and storage can be read', async () => {
    const setup = await chainOf('espace');
    // PUSH 7, PUSH 1, SSTORE, then return CHAINID.
    const contract = await deploy(setup, '60076001554660005260206000f3');
    const {chain, from} = setup;
    expect(await chain.storageAt(contract, 1n)).toBe(0n);
    expect((await chain.view(contract, '0x')).succeeded).toBe(false);
    const {returned} = await chain.send({from, to: contract});
    expect(BigInt(returned)).toBe(1030n);
    expect(await chain.storageAt(contract, 1n)).toBe(7n);
    expect(await chain.codeOf(contract)).toContain('6007600155');
  });

  it('on another chain, the same has been done under another ID', async () => {
    const setup = await chainOf('espace');
    const contract = await deploy(setup, '4660005260206000f3');
    await setup.chain.switchTo(71);
    expect(BigInt((await setup.chain.view(contract, '0x')).returned)).toBe(71n);
    expect(await setup.chain.nonceOf(setup.from)).toBe(1n);
  });
});

describe('what only a node has stops a run instead of giving a wrong result', () => {
  const call = (address: string) => `6000600060006000600073${address}5af1`;

  it.each([
    ['hashes of earlier blocks', 'espace', '600140', /hashes of earlier blocks/],
    [
      'an internal contract, in Core Space',
      'core',
      call('0888000000000000000000000000000000000006'),
      /internal contract 0x0888/,
    ],
    [
      'the curve BLS12-381',
      'espace',
      call('000000000000000000000000000000000000000b'),
      /precompiled contract 0x0{38}0b/,
    ],
  ] as const)('%s', async (_, space, code, message) => {
    const setup = await chainOf(space);
    const contract = await deploy(setup, code);
    await expect(setup.chain.send({from: setup.from, to: contract})).rejects.toThrow(message);
  });

  it('but in eSpace, the address of an internal contract is one without code', async () => {
    const setup = await chainOf('espace');
    const contract = await deploy(setup, call('0888000000000000000000000000000000000006'));
    expect((await setup.chain.send({from: setup.from, to: contract})).ending).toBe('succeeded');
  });
});
