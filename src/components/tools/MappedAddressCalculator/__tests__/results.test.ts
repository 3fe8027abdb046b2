import {afterAll, describe, expect, it, vi} from 'vitest';
import {address as sdk} from 'js-conflux-sdk';
import {protocolFact} from '@site/src/facts';
import {encodeAddress} from '@site/src/openrpcAdapter/base32';
import {mappedAddress} from '../mapped';
import {readAddress} from '../read';
import {resultsOf} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const hex = String(protocolFact('exampleHexAddress').value);
const base32 = (networkId: number) => sdk.encodeCfxAddress(hex, networkId) as string;
const rows = (text: string) =>
  Object.fromEntries(resultsOf(readAddress(text)).map(({label, text: words, code}) => [label, words || code]));
const MAIN = 'Base32, mainnet';
const TEST = 'Base32, testnet';
const OWN = 'Base32, its own network';

describe('the rows of the address calculator', () => {
  it.each([
    ['hex', hex],
    ['mainnet', base32(1029)],
    ['testnet', base32(1)],
  ])('an address of %s is shown in both networks, and in no third one', (_what, text) => {
    expect(rows(text)).toMatchObject({
      [MAIN]: base32(1029),
      [TEST]: base32(1),
      Hex: hex,
      'Mapped address in eSpace': protocolFact('exampleMappedAddress').value,
    });
    expect(rows(text)).not.toHaveProperty(OWN);
  });

  it('an address of another network is shown in its own too', () => {
    expect(rows(base32(8888))).toMatchObject({[MAIN]: base32(1029), [TEST]: base32(1), [OWN]: base32(8888)});
  });

  it('a text that is none leaves every row empty', () => {
    expect(Object.values(rows('hello')).every((value) => value === undefined)).toBe(true);
  });
});

const HEX = `0x1${'a2'.repeat(19)}b`;
const shown = (text: string) =>
  resultsOf(readAddress(text)).map(({label, code, text: words, isMain}) => [label, code ?? words, isMain ?? false]);
const [main, test] = [1029, 1].map((network) => encodeAddress(HEX, network));

describe('the results of the address calculator', () => {
  const common = (kind: string, network: string) => [
    ['Mapped address in eSpace', mappedAddress(HEX), true],
    ['Kind of account', kind, false],
    ['Network', network, false],
    ['Hex', HEX, false],
    ['Base32, mainnet', main, false],
    ['Base32, testnet', test, false],
  ];
  const KIND = 'account with a private key (first hex digit 1)';

  it('are every form of the address, whichever one was typed', () => {
    expect(shown(HEX)).toEqual(common(KIND, 'hex doesn’t show the network'));
    expect(shown(main!)).toEqual(common(KIND, 'mainnet (1029)'));
    expect(shown(test!)).toEqual(common(KIND, 'testnet (1)'));
  });

  it('have the form of another network too, if the address is of one', () => {
    const other = encodeAddress(HEX, 8888);
    expect(shown(other)).toEqual([...common(KIND, '8888'), ['Base32, its own network', other, false]]);
  });

  it('keep their places while there is no address', () => {
    expect(shown('x').map(([, value]) => value || undefined)).toEqual(Array(6).fill(undefined));
  });
});
