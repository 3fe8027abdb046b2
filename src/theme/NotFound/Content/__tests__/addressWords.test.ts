import {describe, expect, it} from 'vitest';
import {addressWords} from '../Suggestions/addressWords';

describe('the words of an address without a page', () => {
  it.each([
    ['/docs/espace/rpc/eth_getLog', 'eth_getLog'],
    ['/docs/espace/rpc/eth_getLog/', 'eth_getLog'],
    ['/docs/espace/VerifyContract.html', 'Verify Contract'],
    ['/es/docs/how-to-sponsor.mdx', 'how to sponsor'],
    ['/docs/CIP-137', 'CIP 137'],
    ['/docs/%E6%B0%B4%E9%BE%99%E5%A4%B4', '水龙头'],
    [`/${'a'.repeat(500)}`, 'a'.repeat(100)],
  ])('%s', (pathname, words) => expect(addressWords(pathname)).toBe(words));

  it.each(['/', '', '/docs/x', '/%', '/docs/---', '/docs/%3C%3E'])('"%s" says nothing', (pathname) =>
    expect(addressWords(pathname)).toBe(''),
  );
});
