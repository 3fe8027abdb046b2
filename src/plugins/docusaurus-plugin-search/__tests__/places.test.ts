import {describe, expect, it} from 'vitest';
import {tokenise} from '../client/tokens';

/** Each token with its position; a part of a name or a number is in brackets. */
const places = (text: string) =>
  tokenise(text).map(({term, start, end, whole}) => (whole ? `${term} ${start}-${end}` : `(${term} ${start}-${end})`));

describe('tokens', () => {
  it.each([
    [
      'at cfx_getBalance',
      ['at 0-2', 'cfx_getbalance 3-17', '(cfx 3-6)', '(getbalance 7-17)', '(get 7-10)', '(balance 10-17)'],
    ],
    ['see CIP-1559', ['see 0-3', 'cip1559 4-12', '(cip 4-7)', '(1559 8-12)']],
    ['in -32602', ['in 0-2', '-32602 3-9', '(32602 4-9)']],
    ['a 质押奖', ['a 0-1', '质押 2-4', '押奖 3-5']],
    ['a 链', ['a 0-1', '链 2-3']],
    ['getGet', ['getget 0-6', '(get 0-3)']],
    ['a.0xAb', ['a.0xab 0-6', '(a 0-1)', '(0xab 2-6)']],
    ['b0xAb', ['b0xab 0-5', '(b 0-1)', '(0 1-2)', '(x 2-3)', '(ab 3-5)']],
  ])('of %s know their places, and whether they are whole', (text, expected) => expect(places(text)).toEqual(expected));

  it('of a name of more than 60 letters are not cut', () => {
    expect(places(`${'a'.repeat(59)}B`)).toHaveLength(3);
    expect(places(`${'a'.repeat(60)}B`)).toHaveLength(1);
  });
});
