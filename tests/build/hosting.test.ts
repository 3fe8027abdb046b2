import fs from 'node:fs';
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {createSiteServer} from '../../scripts/server/createSiteServer';
import {precompress} from '../../scripts/server/precompress';
import {CACHE_IMMUTABLE, CACHE_REVALIDATE, hostHeaders, securityHeaders} from '../../src/config/hosting';
import {twinPath} from '../../src/plugins/docusaurus-plugin-agent-docs/client/twinPath';
import {nginxBinary, startNginx} from '../support/nginx';
import {texts} from '../support/texts';

interface Running {
  address: string;
  stop: () => Promise<unknown>;
}

/** The project's own server, which the end-to-end tests and `npm run site` use. */
function startSiteServer(): Promise<Running> {
  const server = createSiteServer(BUILD);
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        stop: () => new Promise((done) => server.close(done)),
      }),
    );
  });
}

const servers: {
  name: string;
  start: () => Promise<Running>;
  headers: Readonly<Record<string, string>>;
  present: boolean;
}[] = [
  {name: 'scripts/serve.ts', start: startSiteServer, headers: securityHeaders, present: true},
  {name: 'nginx with deploy/nginx.conf', start: startNginx, headers: hostHeaders, present: nginxBinary !== undefined},
];
if (!nginxBinary)
  console.warn(
    'NOT RUN: deploy/nginx.conf was not tested, because nginx is not installed (Debian: apt-get install nginx-light).',
  );

/** The whole build is compressed before it is served, once. */
const COMPRESS_MS = 120_000;

/** A raw request, because clients normalise the path. */
const raw = (address: string, pathname: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(address);
    http.get({hostname, port, path: pathname}, (response) => resolve(response.resume())).on('error', reject);
  });

/** What the not-found page says. */
const NOT_FOUND = [
  texts('theme.NotFound.title', 'Page Not Found'),
  texts('theme.NotFound.p1', 'We could not find what you were looking for.'),
  texts(
    'theme.NotFound.p2',
    'Contact the owner of the site that linked you to this address, and let them know that the link is broken.',
  ),
];

const firstFile = (folder: string, extension: string): string =>
  `/${folder}/${fs.readdirSync(path.join(BUILD, folder)).find((file) => file.endsWith(extension))}`;

// nginx is a system package that `npm test` can't install everywhere, so its tests run only if it is installed.
for (const {name, start, headers: sent, present} of servers)
  describe.skipIf(!present)(name, () => {
    let running: Running | undefined;
    const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(running!.address + pathname, {redirect: 'manual', headers});
    beforeAll(async () => {
      await precompress(BUILD);
      running = await start();
    }, COMPRESS_MS);
    afterAll(() => running?.stop());

    it.each([
      '/',
      '/docs/espace/Overview',
      '/docs/overview/',
      '/docs/overview',
      '/zh-CN/',
      '/es/docs/core/Overview',
      '/blog',
    ])('§2 answers %s with its page, without a detour', async (pathname) => {
      const response = await get(pathname);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(response.headers.get('cache-control')).toBe(CACHE_REVALIDATE);
    });

    it.each([
      ['/nowhere', 'en'],
      ['/docs/nowhere/below', 'en'],
      ['/zh-CN/nowhere', 'zh-CN'],
      ['/es/docs/nowhere', 'es'],
      ['/docs/espace/overview', 'en'],
    ] as const)(
      '§2 §8 §2.7 an unmatched path shows the not-found page with status 404, its title, its text and the request to contact the owner of the linking site: %s (%s)',
      async (pathname, lang) => {
        const response = await get(pathname);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe(CACHE_REVALIDATE);
        const html = await response.text();
        expect(html).toMatch(new RegExp(`<html[^>]* lang="?${lang}["\\s]`));
        expect(html).toMatch(new RegExp(`<title[^>]*>${NOT_FOUND[0]![lang]}`));
        for (const text of NOT_FOUND) expect(html).toContain(text[lang]);
      },
    );

    it.each(['/', '/docs/core/rpc/cfx_call', '/search', '/es/docs/tags'])(
      '§6 credentials change nothing, and no cookie is set: %s is the same with and without them',
      async (pathname) => {
        const plain = await (await get(pathname)).text();
        for (const headers of [
          {authorization: 'Bearer owner'} as Record<string, string>,
          {authorization: 'Basic !'},
          {cookie: 'role=admin; session=1'},
        ]) {
          const response = await get(pathname, headers);
          expect(response.status).toBe(200);
          expect(response.headers.get('set-cookie')).toBeNull();
          expect(await response.text()).toBe(plain);
        }
      },
    );

    it.each([
      ['/zh', '/zh-CN/'],
      ['/zh/docs/espace/Overview', '/zh-CN/docs/espace/Overview'],
      ['/en/docs/core/Overview?a=b', '/docs/core/Overview?a=b'],
      ['/en/', '/'],
      ['/docs-62b', '/docs'],
      ['/es/docs-62b/', '/es/docs'],
    ])('§2.1 §9 redirects %s to %s', async (from, to) => {
      const response = await get(from);
      expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    });

    it.each([
      '/en//evil.example/',
      '/en/%2Fevil.example',
      '/en/\\evil.example',
      '/en/%5Cevil.example',
      '/zh//evil.example',
      '/en/%0d%0aX-Injected:%20yes',
    ])('never redirects %s to another host, nor adds a header', async (pathname) => {
      const {headers} = await raw(running!.address, pathname);
      expect(headers).not.toHaveProperty('x-injected');
      const target = new URL(headers.location ?? '/', running!.address);
      expect(target.origin).toBe(running!.address);
    });

    it('sends every security header with pages, files, redirects and errors', async () => {
      for (const pathname of ['/', '/nowhere', '/es/nowhere', '/zh/docs', firstFile('assets/js', '.js')]) {
        const {headers} = await get(pathname);
        for (const [name, value] of Object.entries(sent))
          expect(headers.get(name), `${name} of ${pathname}`).toBe(value);
      }
    });

    it('lets browsers keep hashed files for ever, but not their absence, and nothing else', async () => {
      for (const file of [firstFile('assets/js', '.js'), firstFile('zh-CN/assets/css', '.css')])
        expect((await get(file)).headers.get('cache-control')).toBe(CACHE_IMMUTABLE);
      expect((await get('/assets/js/gone.0a1b2c3d.js')).headers.get('cache-control')).toBe(CACHE_REVALIDATE);
      expect((await get('/img/favicon.svg')).headers.get('cache-control')).toBe(CACHE_REVALIDATE);
    });

    it('lets other sites load the OpenRPC documents, and nothing else', async () => {
      expect((await get('/openrpc/espace.json')).headers.get('access-control-allow-origin')).toBe('*');
      expect((await get('/docs/espace/Overview')).headers.get('access-control-allow-origin')).toBeNull();
    });

    it.each(['/docs/espace/Overview', '/docs/overview/', '/', '/es/', '/zh-CN/docs/core/rpc/cfx_call'])(
      'answers %s with its Markdown if the client accepts that, and only then',
      async (pathname) => {
        const twin = twinPath(pathname, /^\/(?:es|zh-CN)\//.exec(pathname)?.[0] ?? '/');
        const file = await get(twin);
        expect([file.status, file.headers.get('content-type')?.replace(' ', '')]).toEqual([
          200,
          'text/markdown;charset=utf-8',
        ]);
        expect(file.headers.get('x-robots-tag')).toBe('noindex');
        const text = await file.text();
        expect(text).toBe(fs.readFileSync(path.join(BUILD, twin), 'utf8'));
        for (const accept of ['text/markdown', 'text/markdown;q=0.9, text/html;q=0.8', 'TEXT/MARKDOWN, */*']) {
          const response = await get(pathname, {accept});
          expect(response.headers.get('content-type')?.replace(' ', ''), accept).toBe('text/markdown;charset=utf-8');
          expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
          expect(await response.text()).toBe(text);
        }
        for (const accept of ['*/*', 'text/html', 'text/html, text/markdown;q=0']) {
          const response = await get(pathname, {accept});
          expect(response.headers.get('content-type'), accept).toContain('text/html');
          expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
          expect(response.headers.get('x-robots-tag')).toBeNull();
        }
      },
    );

    it('has no Markdown where there is no page, and sends other files as they are', async () => {
      const accept = 'text/markdown';
      for (const pathname of ['/nowhere', '/es/nowhere.md', '/docs/../../etc/passwd'])
        expect((await get(pathname, {accept})).status, pathname).toBe(404);
      expect((await get('/llms.txt', {accept})).headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
      expect((await get('/llms.txt')).headers.get('x-robots-tag')).toBeNull();
      const full = `/es/llms-full/${fs.readdirSync(path.join(BUILD, 'es/llms-full'))[0]}`;
      expect((await get(full)).headers.get('x-robots-tag')).toBe('noindex');
      expect((await get('/openrpc/core.json', {accept})).headers.get('content-type')).toMatch(/json/);
    });

    it('changes nothing: other methods are rejected', async () => {
      const {address} = running!;
      expect((await fetch(`${address}/docs/espace/Overview`, {method: 'POST', body: 'a=b'})).status).toBe(405);
      expect((await fetch(`${address}/docs/espace/Overview`, {method: 'HEAD'})).status).toBe(200);
    });

    it('survives requests that are no HTTP, and clients that go away', async () => {
      const {port} = new URL(running!.address);
      for (const line of ['GET http://[ HTTP/1.1', 'GET /%E0%A4%A HTTP/1.1', 'NONSENSE']) {
        await new Promise<void>((resolve) => {
          const socket = net.connect(Number(port), '127.0.0.1', () => socket.end(`${line}\r\nHost: a\r\n\r\n`));
          socket
            .resume()
            .on('close', () => resolve())
            .on('error', () => resolve());
        });
      }
      const files = () => fs.readdirSync('/proc/self/fd').length;
      const before = fs.existsSync('/proc/self/fd') ? files() : 0;
      for (let attempt = 0; attempt < 60; attempt++) {
        await new Promise<void>((resolve) => {
          const request = http.get(`${running!.address}/sitemap.xml`, {agent: false}, (response) => {
            response.once('data', () => (request.destroy(), resolve()));
          });
          request.on('error', () => resolve());
        });
      }
      expect((await get('/')).status).toBe(200);
      if (before > 0) await expect.poll(files, {timeout: 10_000}).toBeLessThan(before + 20);
    });

    it('compresses scripts, styles, pages and drawings', async () => {
      for (const pathname of [
        '/docs/espace/Overview',
        firstFile('assets/js', '.js'),
        firstFile('assets/css', '.css'),
        '/sitemap.xml',
      ]) {
        const {headers} = await get(pathname, {'accept-encoding': 'gzip'});
        expect(headers.get('content-encoding'), pathname).toBe('gzip');
        expect(headers.get('vary'), pathname).toMatch(/accept-encoding/i);
      }
    });
  });
