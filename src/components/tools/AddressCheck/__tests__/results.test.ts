import {afterAll, describe, expect, it, vi} from 'vitest';
import {address as sdk} from 'js-conflux-sdk';
import {protocolFact} from '@site/src/facts';
import {internalContracts} from '@site/src/facts/contracts';
import {noteText} from '../messages/note';
import {problemText} from '../messages/problem';
import {readRecipient} from '../read';
import {resultsOf} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const hex = String(protocolFact('exampleHexAddress').value);
const core = (first: string, network: number) => sdk.encodeCfxAddress(`0x${first}${hex.slice(3)}`, network) as string;
const espace = String(protocolFact('exampleMappedAddress').value);
const read = (text: string) => readRecipient(text, internalContracts);
const rows = (text: string) =>
  Object.fromEntries(resultsOf(read(text)).map(({label, text: words}) => [String(label), words || undefined]));
const [EXCHANGE, BRIDGE] = ['Can an exchange send to it?', 'Can a bridge send to it?'] as const;

describe('what the address check says', () => {
  it.each([
    ['an account in Core Space', core('1', 1029), /Yes.*Core Space/, /eSpace.*cross-space.*Core Space/, /your own 0x/],
    ['a contract in Core Space', core('8', 1029), /Only if the people/, /Only if the people/, /your own account first/],
    ['an account on testnet', core('1', 1), /No\. Exchanges only send on mainnet/, /Only the testnet/, /faucet/],
    ['an account of another network', core('1', 8888), /No\./, /^No, it can’t\.$/, /starts with cfx:/],
    [
      'an internal contract',
      internalContracts[0]!.mainnet,
      /^No, it can’t\.$/,
      /^No, it can’t\.$/,
      /belongs to the node/,
    ],
    ['an eSpace address', espace, /Yes.*eSpace/, /Core Space.*cross-space.*eSpace/, /your own cfx:/],
    [
      'an internal contract in hex',
      internalContracts[0]!.hex,
      /^No, it can’t\.$/,
      /^No, it can’t\.$/,
      /Don’t send anything/,
    ],
    ['the zero address', `0x${'0'.repeat(40)}`, /^No, it can’t\.$/, /^No, it can’t\.$/, /Don’t send anything/],
  ])('about %s', (_what, text, exchange, bridge, next) => {
    const shown = rows(text);
    expect(shown[EXCHANGE]).toMatch(exchange);
    expect(shown[BRIDGE]).toMatch(bridge);
    expect(shown['What to do']).toMatch(next);
  });

  it('names the space and the network, or says that the address does not show it', () => {
    expect(rows(core('1', 1029))).toMatchObject({Space: 'Core Space', Network: 'mainnet'});
    expect(rows(core('1', 1))).toMatchObject({Space: 'Core Space', Network: 'testnet, where CFX has no value'});
    expect(rows(core('1', 8888)).Network).toContain('8888');
    expect(rows(espace)).toMatchObject({Space: /eSpace, or another/, Network: /^not shown/});
    expect(rows(internalContracts[0]!.hex)['What it is']).toContain(internalContracts[0]!.name);
  });

  it('is nothing for a text that is no address, and the rows keep their places', () => {
    expect(Object.values(rows('x'))).toEqual(Array(6).fill(undefined));
    expect(Object.keys(rows('x'))).toEqual(Object.keys(rows(espace)));
  });

  it('adds how far the characters can be trusted', () => {
    const note = (text: string) => {
      const recipient = read(text);
      return recipient.ok ? noteText(recipient) : undefined;
    };
    expect(note(core('1', 1029))).toContain('checksum is correct');
    expect(note(espace)).toContain('checksum is correct');
    expect(note(espace.toLowerCase())).toContain('same case');
    expect(note(hex)).toContain('hex form');
    expect(note(`0x${'0'.repeat(40)}`)).toBeUndefined();
  });

  it.each([
    ['key', 'never paste it'],
    ['phrase', 'seed phrase'],
    ['changedPrefix', 'Ask for the address again'],
    ['wrongCase', 'capitals'],
    ['checksum', 'checksum'],
    ['hexLength', '40 digits'],
  ] as const)('explains in words: %s', (problem, words) => expect(problemText(problem)).toContain(words));
});
