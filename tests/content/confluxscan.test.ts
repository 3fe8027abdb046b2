import {afterEach, describe, expect, it, vi} from 'vitest';
import {networks} from '../../src/facts/networks.json';
import {ask, list} from '../../src/snippets/ts/confluxscan';

const ADDRESS = '0x1111111111111111111111111111111111111111';
/** Responds to each request with the next of the given bodies, and stores the requests. */
function answer(...bodies: {status?: string | number; message?: string; result?: unknown; http?: number}[]) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url));
    const {http = 200, ...body} = bodies.shift()!;
    return new Response(JSON.stringify(body), {status: http});
  });
  return asked;
}
const collect = async (entries: AsyncIterable<number>) => {
  const all: number[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
};

describe('the client of /docs/espace/build/infrastructure/confluxscan-api', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks the API of the test network, with module, action and parameters', async () => {
    const asked = answer({status: '1', message: 'OK', result: '[]'});
    expect(await ask('contract', 'getabi', {address: ADDRESS})).toBe('[]');
    const {explorerApi} = networks.find(({id}) => id === 'espace-testnet')!;
    expect(asked.map(String)).toEqual([`${explorerApi}/api?module=contract&action=getabi&address=${ADDRESS}`]);
  });

  it('throws what the service says, and any status that is no success', async () => {
    answer({status: '0', message: 'not verified', result: null}, {http: 429});
    await expect(ask('contract', 'getabi', {address: ADDRESS})).rejects.toThrow('getabi: not verified');
    await expect(ask('contract', 'getabi', {address: ADDRESS})).rejects.toThrow('getabi: status 429');
  });

  it('takes pages until one is not full', async () => {
    const asked = answer({status: 1, message: 'OK', result: [1, 2]}, {status: '0', message: 'none', result: []});
    expect(await collect(list<number>('txlist', {address: ADDRESS}, 2))).toEqual([1, 2]);
    expect(
      asked.map(({searchParams}) => [searchParams.get('page'), searchParams.get('offset'), searchParams.get('sort')]),
    ).toEqual([
      ['1', '2', 'asc'],
      ['2', '2', 'asc'],
    ]);
  });
});
