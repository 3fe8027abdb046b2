import {address as sdk} from 'js-conflux-sdk';
import {getAddress} from 'viem';
import {describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {internalContracts} from '@site/src/facts/contracts';
import {readRecipient} from '../read';
import {verdictOf} from '../verdict';

const hex = String(protocolFact('exampleHexAddress').value);
const main = String(protocolFact('exampleCoreAddress').value);
const test = String(protocolFact('exampleCoreAddressTestnet').value);
const espace = String(protocolFact('exampleMappedAddress').value);
const contract = (network: number) => sdk.encodeCfxAddress(hex.replace('0x1', '0x8'), network) as string;
const read = (text: string) => readRecipient(text, internalContracts);
const verdict = (text: string) => {
  const recipient = read(text);
  return recipient.ok ? verdictOf(recipient) : recipient.problem;
};

describe('the recipient of a transfer', () => {
  it.each([
    ['an account in Core Space', ` ${main}\n`, 'core'],
    ['the same in capitals and with its type', sdk.encodeCfxAddress(hex, 1029, true) as string, 'core'],
    ['a contract in Core Space', contract(1029), 'coreContract'],
    ['the zero address of Core Space', sdk.encodeCfxAddress(`0x${'0'.repeat(40)}`, 1029) as string, 'coreNull'],
    ['an account on testnet', test, 'coreTest'],
    ['a contract on testnet, whose network matters more', contract(1), 'coreTest'],
    ['an account of a private network', sdk.encodeCfxAddress(hex, 8888) as string, 'coreOther'],
    ['an eSpace address', espace, 'espace'],
    ['the same without capitals', espace.toLowerCase(), 'espace'],
    ['the zero address of eSpace', `0x${'0'.repeat(40)}`, 'espaceNull'],
  ])('is recognised: %s', (_what, text, expected) => expect(verdict(text)).toBe(expected));

  it('is an internal contract in both forms, and only its cfx: form belongs to Core Space', () => {
    for (const {name, hex: own, mainnet, testnet} of internalContracts) {
      expect(verdict(mainnet)).toBe('coreInternal');
      expect(verdict(testnet)).toBe('coreTest');
      expect(read(own)).toMatchObject({space: 'espace', type: 'internal', internal: name});
    }
  });

  it('shows whether hex has a checksum, and whether it could be the form of a Core Space account', () => {
    expect(read(espace)).toMatchObject({hasChecksum: true, mightBeCore: false});
    expect(read(espace.toUpperCase().replace('0X', '0x'))).toMatchObject({hasChecksum: false});
    expect(read(getAddress(hex))).toMatchObject({hasChecksum: true, mightBeCore: true});
    expect(read(hex.replace('0x1', '0x8'))).toMatchObject({hasChecksum: false, mightBeCore: true});
    expect(read(hex.replace('0x1', '0x2'))).toMatchObject({mightBeCore: false});
  });
});

describe('a text that is no recipient', () => {
  const words = 'test test test test test test test test test test test junk';
  it.each([
    ['', 'form'],
    ['alice.web3', 'form'],
    ['TYQbZpBsvyHGFDXwPNx5WHmcrcqTPM8WUd', 'form'],
    [main.slice(4), 'noPrefix'],
    [test.slice(8), 'noPrefix'],
    [espace.slice(2), 'noPrefix'],
    [main.replace('cfx:', 'cfxtest:'), 'changedPrefix'],
    [test.replace('cfxtest:', 'cfx:'), 'changedPrefix'],
    [main.replace('aajg', 'aajh'), 'checksum'],
    [main.replace('aajg', 'aajo'), 'character'],
    [main.replace('aajg', 'AAJG'), 'mixedCase'],
    [main.slice(0, -1), 'form'],
    [`net1029${main.slice(3)}`, 'prefix'],
    [espace.replace('c8', 'C8'), 'wrongCase'],
    [`${espace}0`, 'hexLength'],
    [espace.slice(0, -1), 'hexLength'],
    [`${espace.slice(0, -1)}g`, 'hexDigits'],
    [`0x${'a1'.repeat(32)}`, 'key'],
    ['A1'.repeat(32), 'key'],
    [`0x${'a1'.repeat(31)}`, 'hexLength'],
    [words, 'phrase'],
    [`${words} ${words}`, 'phrase'],
    [words.split(' ').slice(1).join(' '), 'form'],
    ['人 们 好 日 月 山 水 火 木 金 土 天', 'phrase'],
    ['a'.repeat(201), 'tooLong'],
    [`${words} `.repeat(100), 'tooLong'],
  ])('%j: %s', (text, problem) => expect(verdict(text)).toBe(problem));

  it('of any length is judged at once', () => {
    const start = performance.now();
    for (const text of ['a '.repeat(500_000), 'cfx:'.repeat(250_000), '0x'.padEnd(1_000_000, 'f')])
      expect(read(text)).toEqual({ok: false, problem: 'tooLong'});
    expect(performance.now() - start).toBeLessThan(500);
  });
});
