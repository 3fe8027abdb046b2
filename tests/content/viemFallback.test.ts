import {createPublicClient, custom, fallback} from 'viem';
import viem from 'viem/package.json';
import {describe, expect, it} from 'vitest';
import {pageSource} from '../../scripts/lib/pageSource';

const PAGE = 'docs/espace/build/infrastructure/RPC-Provider.mdx';

/** Calls two endpoints, of which the first returns an error, and returns the number of requests to the second. */
async function requestsToSecond(error: {code: number; message: string}): Promise<number> {
  let count = 0;
  const first = custom(
    {request: () => Promise.reject(Object.assign(new Error(error.message), {code: error.code}))},
    {retryCount: 0},
  );
  const second = custom({
    request: () => {
      count++;
      return Promise.resolve('0x1');
    },
  });
  const client = createPublicClient({transport: fallback([first, second], {retryCount: 0})});
  await client.request({method: 'eth_blockNumber'}).catch(() => undefined);
  return count;
}

describe(`what ${PAGE} says of switching`, () => {
  it('names the version of viem that is installed', () => {
    expect(pageSource(PAGE)).toContain(`viem ${viem.version} recognizes`);
  });

  it.each([
    {code: -32003, message: 'nonce too low'},
    {code: 3, message: 'execution reverted: no'},
    {code: -32000, message: 'execution reverted'},
  ])('passes $code, "$message", on without switching', async (error) => {
    expect(await requestsToSecond(error)).toBe(0);
  });

  it.each([
    {code: -32005, message: 'limit exceeded'},
    {code: -32603, message: 'internal error'},
  ])('switches after $code, "$message"', async (error) => {
    expect(await requestsToSecond(error)).toBe(1);
  });
});
