import {address as sdkAddress, Transaction as SdkTransaction} from 'js-conflux-sdk';
import {hexToBigInt, keccak256, parseTransaction, type Hex} from 'viem';
import {privateKeyToAddress, sign} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {bytesOf, hexOf} from '@site/src/components/parts/Calculator/bytes';
import {decode} from '../model/decode';
import {signingBytes} from '../model/encode';
import {explain, explainHex, rawHex, type Explained} from '../model/explain';
import type {Fields, Kind, Signature, Transaction} from '../model/kinds';
import {recover} from '../model/signer';
import {byViem, ethersReads, sdkOf, sdkSignature} from './others';
import {below, breathe, hexBytes, random, randomFields, type Random} from './random';

const CASES = 200;
const ESPACE: Kind[] = ['espaceOld', 'espace0', 'espace1', 'espace2', 'espace4'];
const CORE: Kind[] = ['core0', 'core1', 'core2'];
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const keyOf = (chance: Random): Hex =>
  `0x${(1n + (BigInt(hexBytes(chance, 32)) % (ORDER - 1n))).toString(16).padStart(64, '0')}`;

/** The values that the other libraries support: a safe nonce, and a tip that is no higher than the price. */
function sayable(fields: Fields): Fields {
  const {nonce, maxFeePerGas, maxPriorityFeePerGas} = fields;
  const swap = maxFeePerGas !== undefined && maxPriorityFeePerGas! > maxFeePerGas;
  return {
    ...fields,
    nonce: BigInt.asUintN(52, nonce!),
    ...(swap && {maxFeePerGas: maxPriorityFeePerGas!, maxPriorityFeePerGas: maxFeePerGas}),
  };
}

const explained = (raw: string): Explained => {
  const result = explainHex(raw, recover);
  if (!result.ok) throw new Error(`${JSON.stringify(result)} ${raw}`);
  return result;
};

describe.each(ESPACE)('%s, as viem and ethers have it', (kind) => {
  it(`in ${CASES} random transactions, signed and not`, async () => {
    const chance = random(ESPACE.indexOf(kind) + 1);
    for (let i = 0; i < CASES; i++) {
      await breathe(i);
      const fields = sayable(randomFields(chance, kind));
      const unsigned: Transaction = {kind, fields};
      const raw = byViem(unsigned);
      expect(rawHex(unsigned)).toBe(raw);
      expect(explained(raw).transaction).toEqual(unsigned);

      const key = keyOf(chance);
      const {r, s, yParity} = await sign({hash: keccak256(raw as Hex), privateKey: key});
      const signature: Signature = {r: hexToBigInt(r), s: hexToBigInt(s), yParity: yParity as 0 | 1};
      const signed: Transaction = {kind, fields, signature};
      const sent = byViem(signed);
      expect(rawHex(signed)).toBe(sent);
      const {transaction, hash, signer, signingHash} = explained(sent);
      expect(transaction).toEqual(signed);
      expect(signer).toBe(privateKeyToAddress(key).toLowerCase());

      const {authorizations, ...other} = ethersReads(sent);
      expect({hash, signingHash, signer}).toEqual({
        hash: other.hash,
        signingHash: other.signingHash,
        signer: other.from!.toLowerCase(),
      });
      for (const name of ['nonce', 'gas', 'to', 'value', 'data', 'accessList'] as const)
        if (fields[name] !== undefined) expect(other[name], name).toEqual(fields[name]);
      if (kind !== 'espaceOld') expect(other.chainId).toBe(fields.chainId);
      expect(authorizations).toEqual(
        fields.authorizationList?.map(({address, chainId, nonce}) => ({address, chainId, nonce})),
      );
      const {gas = 0n, value = 0n} = parseTransaction(sent as Hex) as {gas?: bigint; value?: bigint};
      expect([gas, value]).toEqual([fields.gas, fields.value]);
    }
  }, 120_000);
});

describe.each(CORE)('%s, as js-conflux-sdk has it', (kind) => {
  it(`in ${CASES} random transactions, signed and not`, async () => {
    const chance = random(CORE.indexOf(kind) + 11);
    let read = 0;
    for (let i = 0; i < CASES; i++) {
      await breathe(i);
      const random = randomFields(chance, kind);
      // The SDK writes addresses as base32, which supports three first digits.
      const core = (hex: string) => hex && `0x${'018'[below(chance, 3)]}${hex.slice(3)}`;
      const fields: Fields = {
        ...random,
        to: core(random.to!),
        ...(random.accessList && {accessList: random.accessList.map((one) => ({...one, address: core(one.address)}))}),
      };
      const sdk = sdkOf({kind, fields});
      const unsigned: Transaction = {kind, fields};
      const raw = `0x${sdk.encode(false).toString('hex')}`;
      expect(rawHex(unsigned)).toBe(raw);
      expect(explained(raw).transaction).toEqual(unsigned);

      sdk.sign(keyOf(chance), Number(fields.chainId));
      const sent = sdk.serialize();
      const signed: Transaction = {kind, fields, signature: sdkSignature(sdk)};
      expect(rawHex(signed)).toBe(sent);
      const {transaction, hash, signer} = explained(sent);
      expect(transaction).toEqual(signed);
      expect(hash).toBe(sdk.hash);
      expect(sdkAddress.encodeCfxAddress(signer!, Number(fields.chainId))).toBe(String(sdk.from).toLowerCase());
      // The SDK can't read its own output if r or s starts with a zero byte.
      if ([signed.signature!.r, signed.signature!.s].some((half) => half < 2n ** 248n)) continue;
      const decoded = SdkTransaction.decodeRaw(sent) as unknown as Record<string, unknown>;
      for (const name of ['nonce', 'gas', 'value', 'storageLimit', 'epochHeight', 'data'] as const)
        expect(decoded[name], name).toEqual(fields[name]);
      read++;
    }
    expect(read).toBeGreaterThan(CASES * 0.9);
  }, 120_000);
});

describe('authorizations', () => {
  it('are attributed to the account that signed them', async () => {
    const {privateKeyToAccount} = await import('viem/accounts');
    const chance = random(99);
    const account = privateKeyToAccount(keyOf(chance));
    for (const [chainId, nonce] of [
      [0, 0],
      [71, 1],
      [1030, 2 ** 40],
    ] as const) {
      const one = await account.signAuthorization({chainId, nonce, contractAddress: hexBytes(chance, 20) as Hex});
      const authorization = {
        chainId: BigInt(chainId),
        address: one.address.toLowerCase(),
        nonce: BigInt(nonce),
        yParity: BigInt(one.yParity!),
        r: BigInt(one.r),
        s: BigInt(one.s),
      };
      const fields = {
        ...randomFields(chance, 'espace4'),
        authorizationList: [
          authorization,
          {...authorization, yParity: 2n},
          {...authorization, s: ORDER - authorization.s},
          {...authorization, nonce: 2n ** 64n - 1n},
        ],
      };
      expect(explain({kind: 'espace4', fields}, recover).authorities).toEqual([
        account.address.toLowerCase(),
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

it('signs the hash of all bytes but the signature', () => {
  const chance = random(5);
  for (const kind of [...CORE, ...ESPACE]) {
    const transaction: Transaction = {kind, fields: randomFields(chance, kind)};
    expect(explain(transaction, recover).signingHash).toBe(keccak256(signingBytes(transaction)));
    expect(decode(bytesOf(hexOf(signingBytes(transaction))))).toEqual(transaction);
  }
});
