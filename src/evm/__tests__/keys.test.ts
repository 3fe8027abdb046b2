import {keccak256, recoverAddress, toHex} from 'viem';
import {privateKeyToAddress} from 'viem/accounts';
import {expect, it} from 'vitest';
import {developmentSecret} from '@site/scripts/devnet/node/accounts';
import {coreOf, hexOf} from '@site/scripts/devnet/world/addresses';
import {addressOfKey, developmentKey, sign} from '../keys';

const names = ['attacker', 'owner', 'customers', 'buyer'];

it('the accounts are those that the node funds by the same name, with the addresses of each space', () => {
  for (const name of names) {
    const key = developmentKey(name);
    expect(key).toBe(developmentSecret(name));
    expect(addressOfKey(key, 'espace')).toBe(privateKeyToAddress(key).toLowerCase());
    expect(addressOfKey(key, 'core')).toBe(hexOf(coreOf(name)));
  }
});

it('a signature recovers to its signer, for both parities', async () => {
  const seen = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const key = developmentKey(names[index % names.length]!);
    const hash = keccak256(toHex(index));
    const signature = sign(key, hash);
    seen.add(signature.slice(-2));
    expect(await recoverAddress({hash, signature})).toBe(privateKeyToAddress(key));
    expect(BigInt(`0x${signature.slice(66, 130)}`)).toBeLessThan(2n ** 255n);
  }
  expect([...seen].sort()).toEqual(['1b', '1c']);
});
