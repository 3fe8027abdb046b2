import {afterAll, describe, expect, it, vi} from 'vitest';
import {address as sdk} from 'js-conflux-sdk';
import {protocolFact} from '@site/src/facts';
import {readAddress} from '../read';
import {resultsOf} from '../results';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
// The framework's module exists in a build alone.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string> = {}) => message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const hex = String(protocolFact('exampleHexAddress').value);
const base32 = (networkId: number) => sdk.encodeCfxAddress(hex, networkId) as string;
const rows = (text: string) => Object.fromEntries(resultsOf(readAddress(text)).map(({label, text: words, code}) => [label, words || code]));
const MAIN = 'Base32, mainnet';
const TEST = 'Base32, testnet';
const OWN = 'Base32, its own network';

describe('the rows of the address calculator', () => {
  it.each([['hex', hex], ['mainnet', base32(1029)], ['testnet', base32(1)]])('an address of %s is shown in both networks, and in no third one', (_what, text) => {
    expect(rows(text)).toMatchObject({[MAIN]: base32(1029), [TEST]: base32(1), Hex: hex, 'Mapped address in eSpace': protocolFact('exampleMappedAddress').value});
    expect(rows(text)).not.toHaveProperty(OWN);
  });

  it('an address of another network is shown in its own too', () => {
    expect(rows(base32(8888))).toMatchObject({[MAIN]: base32(1029), [TEST]: base32(1), [OWN]: base32(8888)});
  });

  it('a text that is none leaves every row empty', () => {
    expect(Object.values(rows('hello')).every((value) => value === undefined)).toBe(true);
  });
});
