import {describe, expect, it} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {fold, tokenise} from '../client/tokens';

const terms = (text: string): string[] => tokenise(text).map((token) => token.term);
const whole = (text: string): string[] =>
  tokenise(text)
    .filter((token) => token.whole)
    .map((token) => token.term);

describe('tokenise', () => {
  it('cuts English into lower-case words', () =>
    expect(terms('Send a Transaction, now!')).toEqual(['send', 'a', 'transaction', 'now']));

  it('folds Spanish accents', () => {
    expect(terms('¿Cómo envío una transacción al año?')).toEqual(['como', 'envio', 'una', 'transaccion', 'al', 'ano']);
    expect(fold('TRANSACCIÓN')).toBe(fold('transaccio\u0301n'));
  });

  it('cuts Chinese into overlapping pairs', () => expect(terms('质押奖励')).toEqual(['质押', '押奖', '奖励']));
  it('keeps a lone Chinese character', () => expect(terms('链')).toEqual(['链']));
  it('separates Chinese from Latin words and digits beside it', () =>
    expect(terms('在eSpace中质押100个')).toEqual(['在', 'espace', 'e', 'space', '中质', '质押', '100', '个']));

  it('knows a method by its whole name and by its parts', () => {
    expect(whole('cfx_getBalance')).toEqual(['cfx_getbalance']);
    expect(terms('cfx_getBalance')).toEqual(['cfx_getbalance', 'cfx', 'getbalance', 'get', 'balance']);
    expect(terms('eth_getBlockByHash')).toContain('getblockbyhash');
    expect(terms('getEVMVersion')).toEqual(['getevmversion', 'get', 'evm', 'version']);
  });

  it.each(['-32602', '\u221232602', 'error -32602.', '(-32602)'])('keeps an error code with its sign: %s', (text) =>
    expect(terms(text)).toEqual(expect.arrayContaining(['-32602', '32602'])),
  );
  it('takes no sign from a range or a date', () => {
    expect(terms('2022-2026')).toEqual(['2022', '2026']);
    expect(terms('2026-11-21')).toEqual(['2026', '11', '21']);
  });

  it.each(['CIP-1559', 'cip 1559', 'CIP1559', 'Cip\u20131559'])('reads a proposal in every spelling: %s', (text) =>
    expect(terms(text)).toEqual(['cip1559', 'cip', '1559']),
  );
  it('reads EIP and ERC numbers', () => expect(whole('EIP-712 and erc20')).toEqual(['eip712', 'and', 'erc20']));

  it('keeps inner dots', () =>
    expect(terms('web3.js v2.4 tx.origin.')).toEqual([
      'web3.js',
      'web3',
      'web',
      '3',
      'js',
      'v2.4',
      '2.4',
      'v2',
      'v',
      '2',
      '4',
      'tx.origin',
      'tx',
      'origin',
    ]));
  it('leaves hexadecimal values whole', () =>
    expect(terms('0x0888000000000000000000000000000000000006')).toEqual([
      '0x0888000000000000000000000000000000000006',
    ]));

  it('points at the original text', () => {
    const text = 'Usa cfx_getBalance: transacción 质押';
    for (const {term, start, end} of tokenise(text)) expect(fold(text.slice(start, end))).toBe(term);
  });

  it('survives hostile input, in linear time', async () => {
    expect(terms('')).toEqual([]);
    expect(terms('<script>alert(1)</script>')).toEqual(['script', 'alert', '1', 'script']);
    expect(terms('________ ....... -----')).toEqual([]);
    expect(await expectFast(() => tokenise('a_'.repeat(50_000) + '.'.repeat(50_000)))).toHaveLength(2);
  });
});
