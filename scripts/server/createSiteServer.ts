import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {cacheControl, CACHE_REVALIDATE, notFoundPage, resolveRedirect, securityHeaders} from '../../src/config/hosting';

/** The address, with the query, of a page that has moved. A backslash counts as a slash, as in a browser. */
function redirectOf(requestUrl: string): string | undefined {
  const {pathname, search} = new URL(requestUrl.replace(/^\/+/, '/'), 'http://localhost');
  const target = resolveRedirect(pathname);
  return target && target + search;
}

/**
 * The not-found page in the language of the path, or in the default language if the build doesn't have that language.
 */
function notFoundHtml(root: string, pathname: string): Buffer {
  const page = path.join(root, notFoundPage(pathname));
  return fs.readFileSync(fs.existsSync(page) ? page : path.join(root, notFoundPage('/')));
}

/**
 * A server, not yet listening, for the finished build in the folder `root`. It sends the compressed forms that
 * `precompress` wrote there.
 */
export function createSiteServer(root: string): http.Server {
  const files = sirv(root, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const url = request.url ?? '/';
    const target = redirectOf(url);
    if (target !== undefined) {
      response.writeHead(301, {Location: target, 'Cache-Control': CACHE_REVALIDATE}).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE_REVALIDATE});
      response.end(notFoundHtml(root, url.split('?')[0] ?? '/'));
    });
  });
}
