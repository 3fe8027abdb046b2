import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {scan} from '../../check/parse/scan';
import type {PageIndex} from '../../check/types';
import {byHost, collectLinks} from '../collect';
import {probe} from '../probe';

let server: Server;
let base = '';
let flaky = 0;
beforeAll(async () => {
  server = createServer(({url, method}, response) => {
    if (url === '/silent') return;
    const status =
      url === '/head'
        ? method === 'HEAD'
          ? 405
          : 200
        : url === '/get'
          ? method === 'HEAD'
            ? 404
            : 200
          : url === '/flaky'
            ? flaky++ < 2
              ? 503
              : 200
            : Number(url!.slice(1));
    response.writeHead(status, status === 302 ? {location: '/404'} : {}).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const ask = (path: string) => probe(path.startsWith('/') ? base + path : path, {retries: 1, pause: 1, timeout: 300});

describe('the external links', () => {
  it.each(['/200', '/403', '/429', '/head', '/get', '/flaky'])('%s is alive', async (path) =>
    expect(await ask(path)).toEqual({state: 'alive'}),
  );
  it.each([
    ['/404', 'status 404'],
    ['/410', 'status 410'],
    ['/500', 'status 500'],
    ['/302', 'status 404'],
    ['/silent', 'no answer within 0.3 s'],
    ['http://127.0.0.1:1/', expect.any(String)],
  ])('%s is dead: %s', async (path, why) => expect(await ask(path)).toEqual({state: 'dead', why}));

  it('are those of English pages and of the facts, each once, without anchors', () => {
    const text = 'See [a](https://a.org/x#y), [again](https://a.org/x) and [inside](/docs).\n';
    const pages = new Map(
      ['docs/a.mdx', 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx'].map((file) => [
        file,
        scan(file, text, [], []).index as PageIndex,
      ]),
    );
    const read = () => '{\n  "url": "https://b.org/",\n  "rpc": "wss://c.org"\n}\n';
    expect([...collectLinks({pages, files: new Set(['src/facts/x.json', 'src/facts/x.ts']), read})]).toEqual([
      ['https://a.org/x', ['docs/a.mdx:1', 'docs/a.mdx:1']],
      ['https://b.org/', ['src/facts/x.json:2']],
    ]);
    expect(byHost(['https://a.org/1', 'https://b.org/', 'https://a.org/2', 'https://['])).toEqual([
      ['https://a.org/1', 'https://a.org/2'],
      ['https://b.org/'],
      ['https://['],
    ]);
  });
});
