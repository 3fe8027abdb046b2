import {expect, it} from 'vitest';
import {shortenErrors} from '../shorten';

const words = 'a text of the node '.repeat(10);
const shortened = (message: string, data?: string) =>
  shortenErrors({error: {code: -32000, message, ...(data !== undefined && {data})}}).error;

it('long error texts of a recording end after a word, with a mark', () => {
  const expected = `${'a text of the node '.repeat(4)}a text of the …`;
  expect(shortened(words, words)).toEqual({code: -32000, message: expected, data: expected});
});

it('a long word such as a hash is cut inside, so that its beginning stays', () => {
  const hash = `0x${'12'.repeat(32)}`;
  expect(shortened(`the transaction that is refused for its nonce ${hash}`)?.message).toBe(
    `the transaction that is refused for its nonce ${hash}`.slice(0, 90).concat('…'),
  );
});

it('revert data, short texts and results stay whole', () => {
  const revert = `0x${'ab'.repeat(100)}`;
  expect(shortened('reverted', revert)).toEqual({code: -32000, message: 'reverted', data: revert});
  expect(shortenErrors({result: words})).toEqual({result: words});
});
