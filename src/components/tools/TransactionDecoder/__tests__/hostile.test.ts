import {describe, expect, it} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {bytesOf, hexOf} from '@site/src/components/parts/Calculator/bytes';
import {explain, explainHex, rawHex} from '../model/explain';
import type {Authorization, Fields, Transaction} from '../model/kinds';
import {concat, encode, numberBytes, type Tree} from '../model/rlp';
import {ORDER} from '../model/signature';
import {recover, type Recover} from '../model/signer';
import {anyKind, below, breathe, hexBytes, random, randomFields, type Random} from './random';

const CASES = 20_000;
/** Recovering takes most of the time and can't fail in a way that matters here. */
const someone: Recover = () => `0x1${'0'.repeat(39)}`;
const read = (hex: string) => explainHex(hex, someone);
const half = (chance: Random): bigint => (BigInt(hexBytes(chance, 32)) >> 1n) + 1n;

/** A transaction of any form, signed in two of three cases. */
function anyTransaction(chance: Random): Transaction {
  const kind = anyKind(chance);
  const signature = {yParity: below(chance, 2) as 0 | 1, r: half(chance), s: half(chance) >> 1n};
  return {kind, fields: randomFields(chance, kind), ...(below(chance, 3) > 0 && {signature})};
}

/** One to three changes: each replaces, removes or inserts a byte, or cuts the end. */
function mutate(chance: Random, bytes: Uint8Array): Uint8Array {
  let result = bytes;
  for (let change = below(chance, 3); change >= 0 && result.length > 0; change--) {
    const at = below(chance, 2) ? below(chance, result.length) : below(chance, Math.min(12, result.length));
    const value = [0, 0x80, 0xc0, 0xff, 0xb8, 0xf8, below(chance, 256)][below(chance, 7)]!;
    const [before, after] = [result.slice(0, at), result.slice(at + 1)];
    result = [
      concat([before, Uint8Array.of(value), after]),
      concat([before, after]),
      concat([before, Uint8Array.of(value, result[at]!), after]),
      before,
    ][(below(chance, 8) % 5) % 4]!;
  }
  return result;
}

describe('bytes with mistakes', () => {
  it(`are read correctly, or rejected with a reason and its position, in ${CASES} cases`, async () => {
    const chance = random(7702);
    const seen: Record<string, number> = {};
    for (let i = 0; i < CASES; i++) {
      await breathe(i);
      const bytes = mutate(chance, bytesOf(rawHex(anyTransaction(chance))));
      const result = read(hexOf(bytes));
      if (result.ok) expect(rawHex(result.transaction)).toBe(hexOf(bytes));
      else {
        expect(result.at).toBeGreaterThanOrEqual(0);
        expect(result.at).toBeLessThanOrEqual(bytes.length);
      }
      const key = result.ok ? 'ok' : result.problem;
      seen[key] = (seen[key] ?? 0) + 1;
    }
    expect(seen.ok).toBeGreaterThan(CASES / 10);
    expect(Object.keys(seen).length).toBeGreaterThan(14);
  }, 120_000);

  it(`are never anything else than read or rejected, in ${CASES} random texts`, async () => {
    const chance = random(3);
    for (let i = 0; i < CASES; i++) {
      await breathe(i);
      const start = ['', '0x', '0x63667801', '0x02', '0xf8', '0xc9', '0xff'][below(chance, 7)]!;
      const text = start + hexBytes(chance, below(chance, 60)).slice(2);
      const result = read(text);
      expect(result.ok ? rawHex(result.transaction).replace(/^0x/, '') : result.at).toEqual(
        result.ok ? text.replace(/^0x/, '') : expect.any(Number),
      );
    }
  }, 120_000);
});

const fields: Fields = {
  nonce: 1n,
  gasPrice: 20n,
  gas: 21_000n,
  to: `0x1${'2'.repeat(39)}`,
  value: 5n,
  storageLimit: 0n,
  epochHeight: 300n,
  chainId: 1n,
  data: '0x',
};
const list = (changed: Partial<Record<keyof Fields, Tree>> = {}): Tree[] => {
  const address = bytesOf(fields.to!);
  const plain: Record<string, Tree> = {
    nonce: numberBytes(1n),
    gasPrice: numberBytes(20n),
    gas: numberBytes(21_000n),
    to: address,
    value: numberBytes(5n),
    storageLimit: new Uint8Array(),
    epochHeight: numberBytes(300n),
    chainId: numberBytes(1n),
    data: new Uint8Array(),
  };
  return Object.values({...plain, ...changed});
};
const ONE = Uint8Array.of(1);
const hexTree = (tree: Tree, prefix: number[] = []) => hexOf(concat([Uint8Array.from(prefix), encode(tree)]));
const signed = (v: Tree, r: Tree, s: Tree) => hexTree([list(), v, r, s]);
const zeros = (count: number) => new Uint8Array(count);
const good = hexTree([list(), ONE, ONE, ONE]);
const evm = (items: Tree[]) => hexTree(items, [2]);
/** Nine fields of type 2 in eSpace: a new contract, and an access list. */
const market = (access: Tree): Tree[] => [...list().slice(0, 4), ONE, ...Array<Tree>(3).fill(new Uint8Array()), access];
/** Nine items as in a signed legacy transaction of eSpace. */
const legacy = (v: Tree, r: Tree, s: Tree) => hexTree([...list().slice(0, 5), zeros(0), v, r, s]);
const R = numberBytes(2n ** 200n);

describe('each mistake has its reason', () => {
  it.each<[string, string, number, string, string]>([
    ['0x0g', 'notHex', 0, '', 'g'],
    [`0x${'ab'.repeat(32)}`, 'hashOrKey', 0, '', ''],
    ['ac'.repeat(32), 'hashOrKey', 0, '', ''],
    [`${good}\0`, 'notHex', (good.length - 2) / 2, '', 'U+0000'],
    [`${good.slice(0, 8)} ${good.slice(8)}`, 'notHex', 3, '', 'U+0020'],
    ['0x0\u200b', 'notHex', 0, '', 'U+200B'],
    ['<img src=x>', 'notHex', 0, '', '<'],
    [good.slice(0, -1), 'oddDigits', (good.length - 3) >> 1, '', ''],
    ['0x', 'noBody', 0, '', ''],
    ['00'.repeat(204_801), 'tooLong', 204_800, '', ''],
    ['0x05c0', 'unknownStart', 0, '', '0x05'],
    ['0x00c0', 'unknownStart', 0, '', '0x00'],
    ['0x03f8', 'blobType', 0, '', ''],
    ['0x636678', 'coreType', 3, '', ''],
    ['0x63667804c0', 'coreType', 3, '', '4'],
    ['0x63667902c0', 'notCfx', 0, '', ''],
    ['0x63667802', 'noBody', 4, '', ''],
    [hexTree(bytesOf('0x02c0c0c0')), 'wrapped', 0, '', '1'],
    [good.slice(0, -2), 'truncated', 0, '', '1'],
    ['0xf9ff', 'truncated', 0, '', '1'],
    ['0xf838', 'truncated', 0, '', '56'],
    ['0x80', 'wrapped', 0, '', '1'],
    ['0xc0', 'listLength', 0, '', '0 ≠ 4, 6, 9'],
    ['0x0201', 'notList', 1, '', ''],
    [hexTree([ONE, ONE], [0x63, 0x66, 0x78, 1]), 'listLength', 4, '', '2 ≠ 4, 10'],
    [evm([ONE, ONE]), 'listLength', 1, '', '2 ≠ 9, 12'],
    [`0xf837${'01'.repeat(55)}`, 'longForm', 0, '', ''],
    ['0xf801c0', 'longForm', 0, '', ''],
    ['0xf90001c0', 'longForm', 0, '', ''],
    [`0xf90038${'01'.repeat(56)}`, 'longForm', 0, '', ''],
    ['0xc4c0810101', 'byteForm', 2, '', ''],
    [`${good}00ff`, 'trailing', (good.length - 2) / 2, '', '2'],
    [hexTree([ONE, ONE]), 'listLength', 0, '', '2 ≠ 4, 6, 9'],
    [hexTree([list().slice(1), ONE, ONE, ONE]), 'listLength', 1, '[0]', '8 ≠ 9'],
    [hexTree([ONE, ONE, ONE, ONE]), 'notList', 1, '[0]', ''],
    [hexTree([list({value: []}), ONE, ONE, ONE]), 'notString', 28, 'value', ''],
    [hexTree([list({gas: Uint8Array.of(0, 82)}), ONE, ONE, ONE]), 'leadingZero', 4, 'gas', ''],
    [hexTree([list({value: zeros(1)}), ONE, ONE, ONE]), 'leadingZero', 28, 'value', ''],
    [hexTree([list({value: zeros(33).fill(1)}), ONE, ONE, ONE]), 'tooBig', 30, 'value', '32'],
    [hexTree([list({storageLimit: zeros(9).fill(1)}), ONE, ONE, ONE]), 'tooBig', 29, 'storageLimit', '8'],
    [hexTree([list({chainId: zeros(5).fill(1)}), ONE, ONE, ONE]), 'tooBig', 33, 'chainId', '4'],
    [hexTree([list({to: zeros(19)}), ONE, ONE, ONE]), 'addressLength', 7, 'to', '19'],
    [signed(Uint8Array.of(27), ONE, ONE), 'badParity', 35, 'v', '27'],
    [signed(numberBytes(10n ** 30n), ONE, ONE), 'badParity', 35, 'v', '10000000000000000000'],
    [signed([], ONE, ONE), 'notString', 35, 'v', ''],
    [signed(ONE, new Uint8Array(), ONE), 'zeroSignature', 36, 'r', ''],
    [signed(ONE, ONE, new Uint8Array()), 'zeroSignature', 37, 's', ''],
    [signed(ONE, numberBytes(ORDER), ONE), 'signatureRange', 37, 'r', ''],
    [signed(ONE, ONE, numberBytes(ORDER / 2n + 1n)), 'highS', 38, 's', ''],
    [evm(market([[zeros(20), [zeros(31)]]])), 'slotLength', 57, 'accessList[0].storageKeys[0]', '31'],
    [evm(market([[zeros(20)]])), 'listLength', 33, 'accessList[0]', '1 ≠ 2'],
    [evm(market([[zeros(0), []]])), 'addressLength', 34, 'accessList[0].address', '0'],
    [hexTree([...market([]), []], [4]), 'addressLength', 29, 'to', '0'],
    [legacy(Uint8Array.of(26), R, ONE), 'badV', 30, 'v', '26'],
    [legacy(Uint8Array.of(34), R, ONE), 'badV', 30, 'v', '34'],
    [legacy(numberBytes(2n ** 33n + 35n), R, ONE), 'chainTooBig', 30, 'v', ''],
    [legacy([], R, ONE), 'notString', 30, 'v', ''],
    [legacy(Uint8Array.of(27), [], R), 'notString', 31, 'r', ''],
    [legacy(Uint8Array.of(27), zeros(0), R), 'zeroSignature', 31, 'r', ''],
    [legacy(zeros(5).fill(1), zeros(0), zeros(0)), 'tooBig', 29, 'chainId', '4'],
  ])('%.40s', (hex, problem, at, field, detail) => {
    expect(read(hex)).toEqual({ok: false, problem, at, field, detail});
  });

  it.each(['chainId', 'address', 'nonce', 'yParity', 'r', 's'])('%s of an authorization', (name) => {
    const entry = {chainId: ONE, address: zeros(20), nonce: ONE, yParity: ONE, r: ONE, s: ONE, [name]: []};
    const items = [...market([]).slice(0, 5), zeros(20), ...market([]).slice(6), [Object.values(entry)]];
    expect(read(hexTree(items, [4]))).toMatchObject({problem: 'notString', field: `authorizationList[0].${name}`});
  });

  it('and a signature that no one can have made, at its r', () => {
    const r = 5n; // x³ + 7 = 132 is not a square modulo the prime of the curve
    expect(explainHex(signed(ONE, numberBytes(r), ONE), recover)).toMatchObject({
      problem: 'noSigner',
      at: 36,
      field: 'r',
    });
  });

  it('and nested lists and long ones are read quickly', async () => {
    expect((await expectFast(() => read(`0x${'f8ff'.repeat(50_000)}`))).ok).toBe(false);
    expect((await expectFast(() => read(`0x${'c0'.repeat(100_000)}`))).ok).toBe(false);
    const long = hexTree(Array<Tree>(100_000).fill(ONE));
    expect(await expectFast(() => read(long))).toMatchObject({problem: 'listLength'});
  });
});

it('reads white space around hex, no prefix, and capitals', () => {
  const hex = rawHex({kind: 'core0', fields});
  for (const text of [hex, ` ${hex}\n`, hex.slice(2), `0X${hex.slice(2).toUpperCase()}`])
    expect(read(text)).toMatchObject({ok: true, transaction: {kind: 'core0', fields}});
});

describe('the limits of a value', () => {
  it('include 0x80, the first byte that isn’t its own encoding', () => {
    const result = read(hexTree(list({value: Uint8Array.of(0x80)})));
    expect(result).toMatchObject({ok: true, transaction: {kind: 'core0', fields: {value: 128n}}});
  });

  it('include half of the order of the curve as s', () => {
    const result = read(signed(ONE, ONE, numberBytes(ORDER / 2n)));
    expect(result).toMatchObject({ok: true, transaction: {signature: {s: ORDER / 2n}}});
  });

  it.each<[number, Partial<Transaction>]>([
    [27, {kind: 'espaceOld', signature: {yParity: 0, r: 2n ** 200n, s: 1n}}],
    [28, {kind: 'espaceOld', signature: {yParity: 1, r: 2n ** 200n, s: 1n}}],
    [35, {kind: 'espace0', fields: {chainId: 0n}, signature: {yParity: 0, r: 2n ** 200n, s: 1n}}],
    [38, {kind: 'espace0', fields: {chainId: 1n}, signature: {yParity: 1, r: 2n ** 200n, s: 1n}}],
  ])('are those of v: %d', (v, transaction) => {
    expect(read(legacy(Uint8Array.of(v), R, ONE))).toMatchObject({ok: true, transaction});
  });

  it.each<[string, Partial<Authorization>, string | undefined]>([
    ['the largest s', {s: ORDER / 2n}, 'espace'],
    ['the largest r', {r: ORDER - 1n}, 'espace'],
    ['the largest nonce', {nonce: 2n ** 64n - 2n}, 'espace'],
    ['no s', {s: 0n}, undefined],
    ['no r', {r: 0n}, undefined],
    ['r beyond the curve', {r: ORDER}, undefined],
  ])('of an authorization: %s', (_, changed, authority) => {
    const one = {chainId: 1n, address: fields.to!, nonce: 0n, yParity: 0n, r: 1n, s: 1n, ...changed};
    const espace4 = {...fields, maxPriorityFeePerGas: 0n, maxFeePerGas: 1n, accessList: [], authorizationList: [one]};
    const result = explain({kind: 'espace4', fields: espace4}, (_hash, _signature, space) => space);
    expect(result.authorities).toEqual([authority]);
  });
});
