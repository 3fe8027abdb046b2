import fs from 'node:fs';
import {address as sdk} from 'js-conflux-sdk';
import {encodeAbiParameters, keccak256, parseAbiParameters, type Hex} from 'viem';
import {describe, expect, it} from 'vitest';
import {climb, leafOf, treeOf, type Entry} from '../tree';
import standards from '@site/src/facts/standards.json';
import {coreOf, espaceOf, hexOf} from '../../../../../scripts/devnet/world/addresses';
import {MAX_LENGTH, MAX_LINES, readList, readNumber} from '../read';
import library from './library.json';

/** The claims of the measured comparison: a tree of 1,024 leaves with an index, an account and an amount. */
const claim = JSON.parse(fs.readFileSync('src/snippets/solidity/gas/merkle-claim/claim.json', 'utf8')) as {
  constructorArgs: [Hex];
  calls: {args: [string, Hex, string, Hex[]]}[];
};
const entriesOf = (list: readonly string[], withAmounts: boolean): Entry[] =>
  list.map((hex, index) => ({hex, ...(withAmounts && {amount: BigInt((index + 1) * 1000)})}));
const read = (text: string) => {
  const list = readList(text);
  if (!list.ok) throw new Error(list.problem);
  return list;
};

describe('trees', () => {
  it.each(library.map((one) => [one.list.length, one] as const))(
    'a list of %i has the roots and proofs that @openzeppelin/merkle-tree 1.0.8 computes',
    (count, one) => {
      const plain = treeOf(entriesOf(one.list, false));
      const amounts = treeOf(entriesOf(one.list, true));
      expect([plain.root, plain.proofOf(count - 1)]).toEqual([one.root, one.last]);
      expect([amounts.root, amounts.proofOf(0)]).toEqual([one.rootWithAmounts, one.firstWithAmounts]);
    },
  );

  it('every proof leads to the root, and to no other leaf', () => {
    const entries = entriesOf(library.at(-1)!.list, true);
    const {root, leaves, proofOf} = treeOf(entries);
    for (const [index, leaf] of leaves.entries()) {
      expect(climb(leaf, proofOf(index))).toBe(root);
      expect(climb(leaves[(index + 1) % leaves.length]!, proofOf(index))).not.toBe(root);
    }
  });

  it('a leaf is the hash of the hash of what abi.encode returns', () => {
    const hex = library[0]!.list[0]! as Hex;
    expect(leafOf({hex})).toBe(keccak256(keccak256(encodeAbiParameters(parseAbiParameters('address'), [hex]))));
    expect(leafOf({hex, amount: 7n})).toBe(
      keccak256(keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [hex, 7n]))),
    );
  });

  it('the measured claims have proofs of ten hashes that lead to the root of their contract', () => {
    for (const {args} of claim.calls) {
      const [index, account, amount, proof] = args;
      const data = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [
        BigInt(index),
        account,
        BigInt(amount),
      ]);
      expect(proof).toHaveLength(10);
      expect(climb(keccak256(keccak256(data)), proof)).toBe(claim.constructorArgs[0]);
    }
  });
});

describe('lists', () => {
  const hex = '0x106d49f8505410eb4e671d51f7d96d2c87807b09';
  const other = '0x1a2f80341409639ea6a35bbcab8299066109aa55';
  const base32 = (network: number) => sdk.encodeCfxAddress(hex, network) as string;

  it('one account has one leaf, in every form of its address', () => {
    const forms = [hex, `0x${hex.slice(2).toUpperCase()}`, base32(1029), base32(1), base32(1029).toUpperCase()];
    const leaves = forms.map((text) => leafOf(read(text).entries[0]!));
    expect(new Set(leaves).size).toBe(1);
    expect(leafOf(read(sdk.encodeCfxAddress(hex, 1029, true)).entries[0]!)).toBe(leaves[0]);
  });

  it('the list that the page shows at first has the root that the library computes', () => {
    const {addresses} = standards;
    const shown = addresses.filter(({type}) => type === 'user' || type === 'contract');
    expect(treeOf(read(shown.map(({testnet}) => testnet).join('\n')).entries).root).toBe(
      '0xe39e6fa8c5aff522d5d1495a580117f9c8692f4097d6c7f91792ac99d659e9fb',
    );
  });

  it('a key has the same hex address in both spaces only if that of eSpace begins with 1', () => {
    const names = Array.from({length: 64}, (_, index) => `key ${index}`);
    const pairs = names.map((name) => [hexOf(coreOf(name)), espaceOf(name)].map((one) => one.toLowerCase()));
    const same = pairs.filter(([core, espace]) => core === espace);
    expect(same).toEqual(pairs.filter(([, espace]) => espace!.startsWith('0x1')));
    expect(same.length).toBeGreaterThan(0);
    for (const [core, espace] of pairs) expect(core).toBe(`0x1${espace!.slice(3)}`);
  });

  it('amounts follow addresses, with or without commas, and empty lines are skipped', () => {
    expect(read(`\n${hex}, 5\n\n${other} 6\n`).entries).toEqual([
      {hex, amount: 5n},
      {hex: other, amount: 6n},
    ]);
  });

  it('notes say what was converted and what cannot work', () => {
    expect([...read(hex).notes]).toEqual([]);
    expect([...read(base32(1)).notes]).toEqual(['base32']);
    expect([...read(`${base32(1)}\n${sdk.encodeCfxAddress(other, 1029) as string}`).notes]).toEqual([
      'base32',
      'networks',
    ]);
    expect([...read('0x72e919d6006bc8646b2682d9e0b41e49cc0a16b6').notes]).toEqual(['espace']);
    expect([...read('0x106D49f8505410eb4e671d51f7d96d2c87807b09').notes]).toEqual(['case']);
  });

  it.each([
    [`${hex}\n${hex}`, 'twice', 2],
    [`${hex}\n${base32(1)}`, 'twice', 2],
    [`${hex}\n\n0x12`, 'hex', 3],
    [`${hex}\ncfx:aa`, 'base32', 2],
    [base32(1).replace('cfxtest', 'cfx'), 'base32', 1],
    ['hello', 'base32', 1],
    [`${hex} 5\n${other}`, 'mixed', 2],
    [`${hex} 1.5`, 'amount', 1],
    [`${hex} ${2n ** 256n}`, 'amount', 1],
    [`${hex} 1 2`, 'form', 1],
  ])('%j has the fault %s in line %i', (text, problem, line) => {
    expect(readList(text)).toEqual({ok: false, problem, line});
  });

  it('the same account can have two entries with different amounts', () => {
    expect(read(`${hex} 1\n${hex} 2`).entries).toHaveLength(2);
  });

  it('the largest amount is that of a uint256', () => {
    expect(read(`${hex} ${2n ** 256n - 1n}`).entries[0]!.amount).toBe(2n ** 256n - 1n);
  });

  it('has a limit of lines', () => {
    const lines = Array.from({length: MAX_LINES + 1}, (_, index) => `0x1${String(index).padStart(39, '0')}`);
    expect(read(lines.slice(1).join('\n')).entries).toHaveLength(MAX_LINES);
    expect(readList(lines.join('\n'))).toEqual({ok: false, problem: 'tooLong'});
    expect(readList(' \n')).toEqual({ok: false, problem: 'empty'});
  });

  it('a list of the longest lines fits into its field', () => {
    const line = `${sdk.encodeCfxAddress(`0x8${hex.slice(3)}`, 2 ** 32 - 1, true) as string}, ${2n ** 256n - 1n}\r\n`;
    expect(read(line).entries).toHaveLength(1);
    expect(line.length * MAX_LINES).toBeLessThanOrEqual(MAX_LENGTH);
  });

  it.each([
    ['1', 1],
    [' 5 ', 5],
    ['0', undefined],
    ['6', undefined],
    ['1.0', undefined],
    ['', undefined],
  ])('entry %j of 5 is %s', (text, number) => expect(readNumber(text, 5)).toBe(number));
});
