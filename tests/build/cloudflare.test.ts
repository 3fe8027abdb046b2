import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {testPackage} from '../../scripts/devnet/packages';
import {CACHE_IMMUTABLE, CACHE_REVALIDATE, hostHeaders, redirects} from '../../src/config/hosting';

/**
 * The code that Cloudflare Pages runs for each request, as Cloudflare publishes it. It imports nothing of miniflare, its
 * only dependency, which tests/packages/package.json replaces with a small package.
 */
interface Handler {
  generateHandler(context: object): Promise<Response>;
}
const HOST = 'https://docs.example';

/** A path that the handler calls a file, as a pages deployment has it. */
const isFile = (name: string): boolean => {
  const file = path.join(BUILD, decodeURIComponent(name));
  return fs.existsSync(file) && fs.statSync(file).isFile();
};
const lines = (file: string) =>
  fs
    .readFileSync(path.join(BUILD, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The rules of `_redirects`: exact ones by path, and those with a splat, as the deployment stores both. */
function redirectRules() {
  const rules = lines('_redirects').map((line) => line.split(' ') as [string, string, string]);
  const of = (isStatic: boolean) =>
    Object.fromEntries(
      rules
        .filter(([from]) => !/[*:]/.test(from) === isStatic)
        .map(([from, to, status], lineNumber) => [from, {to, status: Number(status), ...(isStatic && {lineNumber})}]),
    );
  return {version: 1, staticRules: of(true), rules: of(false)};
}

/** The rules of `_headers`. */
function headerRules() {
  const rules: Record<string, {set: Record<string, string>}> = {};
  let current = '';
  for (const line of lines('_headers')) {
    if (!line.startsWith(' ')) rules[(current = line)] = {set: {}};
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line)!;
      rules[current]!.set[name] = value;
    }
  }
  return {version: 2, rules};
}

describe("Cloudflare Pages, with Cloudflare's own handler", () => {
  let handler: Handler;
  const get = (pathname: string): Promise<Response> =>
    handler.generateHandler({
      request: new Request(HOST + pathname),
      metadata: {redirects: redirectRules(), headers: headerRules()},
      xServerEnvHeader: 'test',
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: async (name: string) => (isFile(name) ? name : null),
      getAssetKey: (name: string) => name,
      negotiateContent: () => ({encoding: null}),
      fetchAsset: async (name: string) => ({
        body: new Response(fs.readFileSync(path.join(BUILD, decodeURIComponent(name)))).body,
        contentType: name.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream',
      }),
      // As Cloudflare does: the not-found page of the nearest folder.
      generateNotFoundResponse: async (
        request: Request,
        find: (name: string) => Promise<string | null>,
        serve: (entry: string, options: object) => Promise<Response>,
      ) => {
        let {pathname} = new URL(request.url);
        while (pathname) {
          pathname = pathname.slice(0, pathname.lastIndexOf('/'));
          const entry = await find(`${pathname}/404.html`);
          if (entry) return new Response((await serve(entry, {preserve: false})).body, {status: 404});
        }
        return new Response(null, {status: 404});
      },
      caches: {open: async () => ({match: async () => undefined, put: async () => undefined})},
    });
  beforeAll(async () => {
    handler = (await import(
      pathToFileURL(testPackage('@cloudflare/pages-shared/dist/asset-server/handler.js')).href
    )) as Handler;
  });

  it.each(['/', '/docs/espace/Overview', '/zh-CN/docs/core/Overview'])(
    'sends %s with every header',
    async (pathname) => {
      const response = await get(pathname);
      expect(response.status).toBeLessThan(309);
      for (const [name, value] of Object.entries(hostHeaders)) expect(response.headers.get(name), name).toBe(value);
    },
  );

  it.each(redirects.filter(({from}) => !from.endsWith('/*')))('§9 leads $from to $to', async ({from, to}) => {
    expect((await get(from)).headers.get('location')).toBe(to);
  });

  it.each([
    ['/en/docs/core/Overview?a=b', '/docs/core/Overview?a=b'],
    ['/zh/docs/espace/Overview', '/zh-CN/docs/espace/Overview'],
    ['/zh/search', '/zh-CN/search'],
  ])('§9 leads %s to %s', async (from, to) => {
    expect((await get(from)).headers.get('location')).toBe(to);
  });

  it.each(
    ['en', 'zh'].flatMap((language) =>
      ['', 'docs/', 'blog/', 'search/'].flatMap((area) =>
        [
          '/evil.example/',
          '//evil.example/',
          '\\evil.example/',
          '%2Fevil.example',
          '%5Cevil.example',
          '%09/evil.example',
        ].map((rest) => `/${language}/${area}${rest}`),
      ),
    ),
  )('never leads %s to another host', async (pathname) => {
    const target = (await get(pathname)).headers.get('location') ?? '/';
    expect(new URL(target, HOST).origin, target).toBe(HOST);
  });

  it('lets browsers keep hashed files, and nothing else', async () => {
    const script = fs.readdirSync(path.join(BUILD, 'assets/js')).find((file) => file.endsWith('.js'))!;
    expect((await get(`/assets/js/${script}`)).headers.get('cache-control')).toBe(CACHE_IMMUTABLE);
    expect((await get('/img/logo.svg')).headers.get('cache-control')).toBe(CACHE_REVALIDATE);
  });

  it('sends Markdown as Markdown, which search engines leave out', async () => {
    for (const pathname of ['/docs/espace/Overview.md', '/es/index.md']) {
      const {headers} = await get(pathname);
      expect(headers.get('content-type'), pathname).toBe('text/markdown; charset=utf-8');
      expect(headers.get('x-robots-tag'), pathname).toBe('noindex');
    }
    expect((await get('/zh-CN/llms-full/overview.txt')).headers.get('x-robots-tag')).toBe('noindex');
    for (const pathname of ['/llms.txt', '/docs/espace/Overview', '/es/'])
      expect((await get(pathname)).headers.get('x-robots-tag'), pathname).toBeNull();
  });

  it('answers an unknown path with the page of its language', async () => {
    for (const [pathname, language] of [
      ['/nowhere', 'en'],
      ['/es/docs/nowhere', 'es'],
    ] as const) {
      const response = await get(pathname);
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="?${language}["\\s]`));
    }
  });
});
