import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {cacheControl, CACHE_REVALIDATE, notFoundPage, resolveRedirect, securityHeaders} from '../../src/config/hosting';
import {keepCompressed} from './keepCompressed';

/** Where a request goes when its path has moved, query included. A backslash counts as a slash, as in a browser. */
function redirectOf(requestUrl: string): string | undefined {
  const {pathname, search} = new URL(requestUrl.replace(/^\/+/, '/'), 'http://localhost');
  const target = resolveRedirect(pathname);
  return target && target + search;
}

/** The not-found page in the language of the path, or in the default one where a build has not that language. */
function notFoundHtml(root: string, pathname: string): Buffer {
  const page = path.join(root, notFoundPage(pathname));
  return fs.readFileSync(fs.existsSync(page) ? page : path.join(root, notFoundPage('/')));
}

/** A server, not yet listening, for the finished build in the folder `root`. */
export function createSiteServer(root: string): http.Server {
  const keep = keepCompressed();
  const compress = compression();
  const files = sirv(root, {extensions: ['html'], etag: true, setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname))});

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const url = request.url ?? '/';
    const target = redirectOf(url);
    if (target !== undefined) {
      response.writeHead(301, {Location: target, 'Cache-Control': CACHE_REVALIDATE}).end();
      return;
    }
    // The middleware is typed for Express, whose request and response are these with additions that it does not use.
    const send = (): void =>
      compress(request as never, response as never, () => {
        files(request, response, () => {
          response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE_REVALIDATE});
          response.end(notFoundHtml(root, url.split('?')[0] ?? '/'));
        });
      });
    keep(request, response, send);
  });
}
