import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from '../createSiteServer';

describe('§7 a file that is sent compressed', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const write = (word: string): void => fs.writeFileSync(path.join(root, 'long.html'), word.repeat(1000));
  write('first');
  fs.writeFileSync(path.join(root, '404.html'), 'missing '.repeat(1000));
  const server = createSiteServer(root);
  const get = (pathname: string, headers: Record<string, string> = {}) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`, {headers});
  /** What a reader is told about a file, without the time and what depends on the way it is sent. */
  const told = ({headers}: Response) => Object.fromEntries([...headers].filter(([name]) => !/^(?:date|content-length|transfer-encoding)$/.test(name)));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(root, {recursive: true});
  });

  it('is compressed once: the next readers get the same bytes and the same headers', async () => {
    const first = await get('/long', {'accept-encoding': 'gzip'});
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(await first.text()).toBe('first'.repeat(1000));
    write('later');
    const second = await get('/long?a=1', {'accept-encoding': 'gzip'});
    expect([second.status, told(second)]).toEqual([200, told(first)]);
    expect(await second.text()).toBe('first'.repeat(1000));
  });

  it('is sent as each reader can read it', async () => {
    expect((await get('/long', {'accept-encoding': 'br'})).headers.get('content-encoding')).toBe('br');
    expect((await get('/long', {'accept-encoding': 'identity'})).headers.get('content-encoding')).toBeNull();
  });

  it('is not sent to a reader who has it, and in part to one who wants a part', async () => {
    const etag = (await get('/long', {'accept-encoding': 'gzip'})).headers.get('etag')!;
    expect((await get('/long', {'accept-encoding': 'gzip', 'if-none-match': etag})).status).toBe(304);
    expect((await get('/long', {'accept-encoding': 'gzip', range: 'bytes=0-4'})).status).toBe(206);
  });

  it('stays a not-found page where there is none', async () => {
    for (const _ of [1, 2]) expect((await get('/nowhere', {'accept-encoding': 'gzip'})).status).toBe(404);
  });
});
