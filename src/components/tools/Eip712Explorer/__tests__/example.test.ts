import {getContractAddress, hashTypedData} from 'viem';
import {privateKeyToAddress} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {network, protocolFact} from '@site/src/facts';
import {types} from '@site/src/snippets/tutorials/eip712/voucher';
import {exampleOf, textOf, VARIANTS, type Variant} from '../example';
import {explainTypedData} from '../explain';

const facts = {
  chainId: network('espace', 'testnet').chainId,
  otherChainId: network('espace', 'mainnet').chainId,
  holder: String(protocolFact('exampleMappedAddress').value),
};
const explained = (variant: Variant) => explainTypedData(textOf(exampleOf(facts, variant)));
const original = explained('none');

describe('the example of the EIP-712 explorer', () => {
  it('is a voucher of the tutorial, with the digest that viem computes', () => {
    const data = exampleOf(facts, 'none');
    expect(data.types).toEqual(types);
    expect(original).toMatchObject({ok: true, digest: hashTypedData(data as never), unsigned: []});
    expect(original).toMatchObject({digest: '0xb4de531dd09a716cbc8ac8b62999f41351c9f48ae5f4b472b596f82fe974107b'});
  });

  it('contains the address of the first contract of the first development key', () => {
    const from = privateKeyToAddress('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
    expect(exampleOf(facts, 'none').domain.verifyingContract).toBe(getContractAddress({from, nonce: 0n}));
  });

  it('is JSON with a field of a type on one line', () => {
    expect(JSON.parse(textOf(exampleOf(facts, 'none')))).toEqual(exampleOf(facts, 'none'));
    expect(textOf(exampleOf(facts, 'none'))).toContain('\n      {"name": "holder", "type": "address"},\n');
  });

  it.each([
    ['chain', 'domain'],
    ['order', 'message'],
    ['rename', 'message'],
  ] as const)('%s changes the hash of the %s only', (variant, changed) => {
    const result = explained(variant);
    if (!result.ok || !original.ok) throw new Error('not read');
    expect(result.digest).not.toBe(original.digest);
    expect(result.domain.hash === original.domain.hash).toBe(changed !== 'domain');
    expect(result.message!.hash === original.message!.hash).toBe(changed !== 'message');
  });

  it.each([
    ['alias', 'alias', 'types.Voucher.amount'],
    ['missing', 'missing', 'message.validUntil'],
    ['range', 'range', 'message.amount'],
  ] as const)('%s is explained', (variant, problem, path) =>
    expect(explained(variant)).toMatchObject({ok: false, problem, path}),
  );

  it('has no other variant', () =>
    expect([...VARIANTS]).toEqual(['none', 'chain', 'order', 'rename', 'alias', 'missing', 'range']));
});
