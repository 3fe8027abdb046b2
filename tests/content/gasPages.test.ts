import fs from 'node:fs';
import path from 'node:path';
import {encodeFunctionData, parseAbi} from 'viem';
import {describe, expect, it} from 'vitest';
import {compileTopics} from '../../scripts/devnet/claims/compileGas';
import {gasTopics, type GasTopic} from '../../scripts/devnet/claims/gasTopics';
import {protocolFact} from '@site/src/facts';
import {BUILDS, gasClaims, gasFigure, type Build} from '@site/src/facts/gasRows';

const topics = Object.fromEntries(gasTopics().map((topic) => [topic.name, topic]));

/** The two contracts of a topic without what the second one has changed, so that only equal lines are left out. */
function changedLines({sources: {before, after}}: GasTopic): string[][] {
  const lines = (text: string) => text.split('\n').map((line) => line.replace(/\/\/.*/, '').trim());
  const [old, changed] = [lines(before), lines(after)];
  return [old.filter((line) => !changed.includes(line)), changed.filter((line) => !old.includes(line))];
}

/** Whether two sources compile to the same code. */
function sameCode(before: string, after: string, builds: readonly Build[] = BUILDS): boolean {
  const topic: GasTopic = {name: 'probe', constructorArgs: [], calls: [], sources: {before, after}};
  return builds.every((build) => {
    const {probe} = compileTopics([topic], build);
    return probe!.before.bytecode === probe!.after.bytecode;
  });
}

describe('§1 what gas pages say about the cause of a saving', () => {
  it('the pages on increments and fixed values change one line at a time', () => {
    for (const name of ['increment', 'loop-counter', 'constant', 'immutable'])
      expect(
        changedLines(topics[name]!).map(({length}) => length),
        name,
      ).toEqual([1, 1]);
    expect(topics['loop-counter']!.sources.before).toBe(topics.increment!.sources.before);
    expect(topics.immutable!.sources.before).toBe(topics.constant!.sources.after);
  });

  it('a loop counter compiles to the same code with either form, if the optimizer is on', () => {
    const {before, after} = compileTopics([topics['loop-counter']!], 'optimized')['loop-counter']!;
    expect(after.bytecode).toBe(before.bytecode);
    const off = compileTopics([topics['loop-counter']!], 'unoptimized')['loop-counter']!;
    expect(off.after.bytecode).not.toBe(off.before.bytecode);
  });

  it('pages on initial values, comparisons and leftovers change one line, and those on delete add one', () => {
    const lengths = (name: string) => changedLines(topics[name]!).map(({length}) => length);
    for (const name of [
      'initDefault',
      'less-than-if',
      'less-than-require',
      'non-zero-balances',
      'guard-transient',
      'storage-pointer',
      'uint-state',
    ])
      expect(lengths(name), name).toEqual([1, 1]);
    for (const name of ['deleteVar', 'delete-unread']) expect(lengths(name), name).toEqual([0, 1]);
  });

  it('a clone pays off for more than a hundred calls in eSpace, and for more than fifty in Core Space', () => {
    const saved = (call: string, space: 'espace' | 'core') => gasFigure('clone', call, 'optimized', space).saved;
    const calls = (space: 'espace' | 'core') => saved('create', space) / -saved('spendAgain', space);
    expect([calls('espace') > 100, calls('espace') < 120]).toEqual([true, true]);
    expect([calls('core') > 50, calls('core') < 60]).toEqual([true, true]);
  });

  it('with the optimizer, delete compiles to the same code as writing zero', () => {
    const {after} = topics.deleteVar!.sources;
    expect(after).toContain('delete waiting[id];');
    expect(sameCode(after, after.replace('delete waiting[id];', 'waiting[id] = 0;'), ['optimized', 'viaIr'])).toBe(
      true,
    );
  });

  it('with via-IR, a state variable is incremented by the same code with either form', () => {
    const {before, after} = topics.increment!.sources;
    expect(sameCode(before, after, ['viaIr'])).toBe(true);
    expect(sameCode(before, after, ['optimized'])).toBe(false);
  });

  it('with the optimizer, a local variable that is set to zero compiles to the same code as one that is only declared', () => {
    const {before} = topics.increment!.sources;
    expect(sameCode(before, before.replace('uint256 i = 0;', 'uint256 i;'), ['optimized', 'viaIr'])).toBe(true);
  });

  it('require and if with revert compile to the same code if the text is the same', () => {
    const {before} = topics.error!.sources;
    const check = 'require(balance >= amount, "Vault: amount is above the balance");';
    expect(before).toContain(check);
    expect(
      sameCode(before, before.replace(check, 'if (balance < amount) revert("Vault: amount is above the balance");')),
    ).toBe(true);
  });

  it('a guest with too many bags costs exactly the calldata floor after the change, so the table hides a part of the saving', () => {
    const [who, bags] = topics.shortCircuit!.calls.find(({id}) => id === 'guestWithTooMuch')!.args as [string, string];
    const data = encodeFunctionData({
      abi: parseAbi(['function mayEnter(address who, uint256 bags)']),
      args: [who as `0x${string}`, BigInt(bags)],
    });
    const bytes = data.slice(2).match(/../g)!;
    const zeros = bytes.filter((byte) => byte === '00').length;
    const fact = (id: string) => Number(protocolFact(id).value);
    const floor =
      fact('transferGas') + zeros * fact('calldataFloorZero') + (bytes.length - zeros) * fact('calldataFloorNonzero');
    const {espace} = gasClaims.topics.shortCircuit!.find(
      ({call, build}) => build === 'optimized' && call === 'guestWithTooMuch',
    )!;
    expect(espace.after).toBe(floor);
    expect(espace.saved).toBeLessThan(fact('sloadCold'));
  });

  it('narrower parameters alone make the deployment of the packed contract more expensive', () => {
    const {before} = topics.packing!.sources;
    const narrow = before
      .replace(
        'uint256 price, uint256 start, uint256 end) external',
        'uint96 price, uint64 start, uint64 end) external',
      )
      .replace('reprice(uint256 id, uint256 price)', 'reprice(uint256 id, uint96 price)');
    const topic: GasTopic = {name: 'probe', constructorArgs: [], calls: [], sources: {before, after: narrow}};
    const {probe} = compileTopics([topic], 'optimized');
    const packed = compileTopics([topics.packing!], 'optimized').packing!.after.bytecode.length;
    expect(probe!.after.bytecode.length).toBeGreaterThan(probe!.before.bytecode.length);
    expect(packed).toBeGreaterThan(probe!.after.bytecode.length);
  });

  it('the pages show the figures of both halves', () => {
    const page = (name: string) =>
      fs.readFileSync(
        path.resolve(__dirname, `../../docs/general/build/smart-contracts/gas-optimization/${name}.mdx`),
        'utf8',
      );
    for (const topic of ['increment', 'loop-counter'])
      expect(page('increment')).toContain(`<GasTable topic="${topic}" />`);
    for (const topic of ['constant', 'immutable']) expect(page('constant')).toContain(`<GasTable topic="${topic}" />`);
  });
});
