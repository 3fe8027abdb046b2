import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from '../createSiteServer';
import {precompress} from '../precompress';

const LONG = 'A sentence. '.repeat(100);
let root: string;
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.join(root, 'docs'));
  for (const [file, text] of Object.entries({
    'docs/long.html': LONG,
    'short.html': 'short',
    'picture.png': LONG,
    '404.html': LONG,
  }))
    fs.writeFileSync(path.join(root, file), text);
  await precompress(root);
});
afterAll(() => fs.rmSync(root, {recursive: true}));

describe('the compressed forms of a build', () => {
  const bytes = (file: string): Buffer => fs.readFileSync(path.join(root, file));

  it('are beside each long text, and nothing else is', () => {
    expect(
      fs
        .readdirSync(root, {recursive: true})
        .map(String)
        .filter((name) => /\.(?:gz|br)$/.test(name))
        .sort(),
    ).toEqual(['404.html.br', '404.html.gz', 'docs/long.html.br', 'docs/long.html.gz']);
    expect(
      [gunzipSync(bytes('docs/long.html.gz')), brotliDecompressSync(bytes('docs/long.html.br'))].map(String),
    ).toEqual([LONG, LONG]);
    expect(fs.readdirSync(root, {recursive: true})).toHaveLength(9);
  });

  it('stay as they are until the text changes', async () => {
    expect(await precompress(root)).toBe(0);
    const later = new Date(Date.now() + 60_000);
    fs.utimesSync(path.join(root, '404.html'), later, later);
    expect(await precompress(root)).toBe(2);
  });
});

describe('§7 a text that is sent compressed', () => {
  let server: http.Server;
  const get = (pathname: string, headers: Record<string, string>) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`, {headers});
  beforeAll(async () => {
    server = createSiteServer(root);
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('is sent to a reader of "%s" as %s', async (accepted, encoding) => {
    const response = await get('/docs/long', {'accept-encoding': accepted});
    expect([
      response.status,
      response.headers.get('content-encoding'),
      response.headers.get('content-type'),
      response.headers.get('vary'),
    ]).toEqual([200, encoding, 'text/html;charset=utf-8', 'Accept, Accept-Encoding']);
    expect(await response.text()).toBe(LONG);
  });

  it('is sent as it is where no form is beside it', async () =>
    expect((await get('/short', {'accept-encoding': 'br, gzip'})).headers.get('content-encoding')).toBeNull());

  it('is not sent to a reader who has it, and in part to one who wants a part', async () => {
    const etag = (await get('/docs/long', {'accept-encoding': 'gzip'})).headers.get('etag')!;
    expect((await get('/docs/long', {'accept-encoding': 'gzip', 'if-none-match': etag})).status).toBe(304);
    expect((await get('/docs/long', {'accept-encoding': 'gzip', range: 'bytes=0-4'})).status).toBe(206);
  });

  it('stays a not-found page where there is none', async () =>
    expect((await get('/nowhere', {'accept-encoding': 'gzip'})).status).toBe(404));
});
