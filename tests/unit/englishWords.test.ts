import {describe, expect, it} from 'vitest';
import {isEnglish, isOtherLanguage} from '../support/englishWords';

describe('English in a translated page', () => {
  it.each([
    'array of Hash',
    '· blocks',
    'Testnet · https://example.org',
    'genesis; getAvailableStoragePoints since CIP-118',
    'Limit of contract code',
    '此字段是 optional',
    'El bloque is final',
  ])('is found in "%s"', (text) => expect(isEnglish(text)).toBe(true));

  it.each([
    'Hash[] | null',
    '· 区块',
    '“phantom transaction”（虚拟交易）',
    'oráculo, este, son, es, por, con',
    'to-espace.mjs y sign-and-send',
    'la función for(…) y block.from.x',
    '循环中的 msg.value',
  ])('is not found in "%s"', (text) => expect(isEnglish(text)).toBe(false));

  it('is expected in code and in elements that say so', () => {
    expect(isOtherLanguage({name: 'code', attributes: {}})).toBe(true);
    expect(isOtherLanguage({name: 'td', attributes: {lang: 'en'}})).toBe(true);
    expect(isOtherLanguage({name: 'a', attributes: {translate: 'no'}})).toBe(true);
    expect(isOtherLanguage({name: 'td', attributes: {lang: 'es'}})).toBe(false);
  });
});
