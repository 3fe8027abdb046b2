import {address as sdkAddress} from 'js-conflux-sdk';
import {describe, expect, it} from 'vitest';
import {addressType, decodeAddress, encodeAddress} from '../base32';

const HEX = '0x106d49f8505410eb4e671d51f7d96d2c87807b09';
/** Example of CIP-37. */
const MAIN = 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p';

describe('Core Space addresses (CIP-37)', () => {
  it('writes and reads the example of the standard', () => {
    expect(encodeAddress(HEX, 1029)).toBe(MAIN);
    expect(decodeAddress(MAIN)).toEqual({ok: true, networkId: 1029, hex: HEX, type: 'user'});
  });

  it('agrees with js-conflux-sdk on 300 addresses of three networks', () => {
    for (let i = 0; i < 100; i++) {
      const hex = `0x${'018'[i % 3]}${BigInt.asUintN(156, (BigInt(i) + 7n) ** 40n)
        .toString(16)
        .padStart(39, '0')}`;
      for (const networkId of [1, 1029, 1234]) {
        const written = encodeAddress(hex, networkId);
        expect(written).toBe(sdkAddress.encodeCfxAddress(Buffer.from(hex.slice(2), 'hex'), networkId).toLowerCase());
        expect(decodeAddress(written)).toMatchObject({ok: true, hex, networkId});
      }
    }
  });

  it('reads the long upper-case form', () => {
    const long = sdkAddress.encodeCfxAddress(Buffer.from(HEX.slice(2), 'hex'), 1029, true);
    expect(long).toContain('TYPE.');
    expect(decodeAddress(long)).toMatchObject({ok: true, hex: HEX});
  });

  it.each([
    ['nonsense', 'form'],
    ['cfx:aajg', 'form'],
    [MAIN.replace('cfx', 'foo'), 'prefix'],
    [MAIN.replace('cfx', 'net1029'), 'prefix'],
    [MAIN.replace('aajg', 'AAJG'), 'mixedCase'],
    [MAIN.replace('aajg', 'aajl'), 'character'],
    [MAIN.replace('aajg', 'aajh'), 'checksum'],
    [MAIN.replace('cfx', 'cfxtest'), 'checksum'],
    ['x'.repeat(1_000_000), 'form'],
  ])('refuses %.30s: %s', (text, problem) => expect(decodeAddress(text)).toEqual({ok: false, problem}));

  it('names the kind of account', () => {
    expect(addressType(`0x${'0'.repeat(40)}`)).toBe('null');
    expect(addressType('0x0888000000000000000000000000000000000000')).toBe('builtin');
    expect(addressType('0x8888000000000000000000000000000000000000')).toBe('contract');
    expect(addressType('0x2888000000000000000000000000000000000000')).toBe('unknown');
  });
});
