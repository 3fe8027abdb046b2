import {describe, expect, it, vi} from 'vitest';
import {encodeAddress} from '@site/src/plugins/docusaurus-plugin-openrpc/client/base32';
import {mappedAddress} from '../mapped';
import {readAddress} from '../read';
import {resultsOf} from '../results';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const HEX = `0x1${'a2'.repeat(19)}b`;
const rows = (text: string) => resultsOf(readAddress(text)).map(({label, code, text: words, isMain}) => [label, code ?? words, isMain ?? false]);
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
    expect(rows(HEX)).toEqual(common(KIND, 'hex doesn’t show the network'));
    expect(rows(main!)).toEqual(common(KIND, 'mainnet (1029)'));
    expect(rows(test!)).toEqual(common(KIND, 'testnet (1)'));
  });

  it('have the form of another network too, if the address is of one', () => {
    const other = encodeAddress(HEX, 8888);
    expect(rows(other)).toEqual([...common(KIND, '8888'), ['Base32, its own network', other, false]]);
  });

  it('keep their places while there is no address', () => {
    expect(rows('x').map(([, value]) => value || undefined)).toEqual(Array(6).fill(undefined));
  });
});
