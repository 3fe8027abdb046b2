import {expect, it} from 'vitest';
import {looksLikeError} from '../client/looksLikeError';

it.each([
  '-32016',
  '32016',
  'error -32602',
  '{"code":-32602}',
  'NotEnoughCash',
  'transaction failed',
  'execution reverted',
  '0x08c379a000000000',
  '余额不足',
  '交易失败',
  'la transacción falló',
])('looks like an error: %s', (query) => expect(looksLikeError(query)).toBe(true));

it.each(['wallet', 'eSpace', 'cfx_getBalance', 'CIP-1559', '32 votes', '132016', 'v3.0', '质押', '0x'])(
  'looks like no error: %s',
  (query) => expect(looksLikeError(query)).toBe(false),
);
