import fs from 'node:fs';
import path from 'node:path';
import {encodeFunctionData, parseAbi} from 'viem';
import {describe, expect, it} from 'vitest';
import {compileTopics} from '../../scripts/devnet/claims/compileGas';
import {gasTopics, type GasTopic} from '../../scripts/devnet/claims/gasTopics';
import {protocolFact} from '@site/src/facts';
import {gasClaims} from '@site/src/facts/gasRows';

const topics = Object.fromEntries(gasTopics().map((topic) => [topic.name, topic]));

/** The two contracts of a topic without what the second one has changed, so that only equal lines are left out. */
function changedLines({sources: {before, after}}: GasTopic): string[][] {
  const lines = (text: string) => text.split('\n').map((line) => line.replace(/\/\/.*/, '').trim());
  const [old, changed] = [lines(before), lines(after)];
  return [old.filter((line) => !changed.includes(line)), changed.filter((line) => !old.includes(line))];
}

/** Whether two sources compile to the same code, with the optimizer on and off. */
function sameCode(before: string, after: string): boolean {
  const topic: GasTopic = {name: 'probe', constructorArgs: [], calls: [], sources: {before, after}};
  return [true, false].every((optimizer) => {
    const {probe} = compileTopics([topic], optimizer);
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
    const {before, after} = compileTopics([topics['loop-counter']!], true)['loop-counter']!;
    expect(after.bytecode).toBe(before.bytecode);
    const off = compileTopics([topics['loop-counter']!], false)['loop-counter']!;
    expect(off.after.bytecode).not.toBe(off.before.bytecode);
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
      ({call, optimizer}) => optimizer && call === 'guestWithTooMuch',
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
    const {probe} = compileTopics([topic], true);
    const packed = compileTopics([topics.packing!], true).packing!.after.bytecode.length;
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
