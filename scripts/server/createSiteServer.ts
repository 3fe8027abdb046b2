import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {
  ACCEPTS_MARKDOWN,
  cacheControl,
  CACHE_REVALIDATE,
  isUnindexed,
  localePrefixes,
  MARKDOWN,
  markdownHeaders,
  notFoundPage,
  resolveRedirect,
  securityHeaders,
  SHARED_FOLDER,
  sharedHeaders,
  unindexedHeaders,
} from '../../src/config/hosting';
import {twinPath} from '../../src/plugins/docusaurus-plugin-agent-docs/client/twinPath';

/**
 * The path and the query of a request. Slashes at the start collapse, because two of them would begin another host, and
 * a backslash counts as a slash, as in a browser.
 *
 * @returns undefined if the request has no valid path
 */
function addressOf(requestUrl: string): URL | undefined {
  return URL.canParse(requestUrl.replace(/^\/+/, '/'), 'http://localhost')
    ? new URL(requestUrl.replace(/^\/+/, '/'), 'http://localhost')
    : undefined;
}

/**
 * The not-found page in the language of the path, or in the default language if the build doesn't have that language.
 */
function notFoundHtml(root: string, pathname: string): Buffer {
  const page = path.join(root, notFoundPage(pathname));
  return fs.readFileSync(fs.existsSync(page) ? page : path.join(root, notFoundPage('/')));
}

/** The Markdown of a page, for a client that prefers it. */
function markdownFile(root: string, pathname: string, accept = ''): string | undefined {
  if (!new RegExp(ACCEPTS_MARKDOWN, 'i').test(accept)) return undefined;
  const locale = localePrefixes.find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? '';
  const file = twinPath(pathname, `${locale}/`);
  return fs.existsSync(path.join(root, decodeURI(file))) ? file : undefined;
}

/** Without its encoding, a browser would guess the one of Chinese lists. */
const TEXT_HEADERS = {'Content-Type': 'text/plain; charset=utf-8'};

/**
 * A server, not yet listening, for the finished build in the folder `root`. It sends the compressed forms that
 * `precompress` wrote there, and answers only GET and HEAD.
 */
export function createSiteServer(root: string): http.Server {
  const files = sirv(root, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      const headers = {
        ...(pathname.startsWith(SHARED_FOLDER) && sharedHeaders),
        ...(pathname.endsWith(MARKDOWN) && markdownHeaders),
        ...(pathname.endsWith('.txt') && TEXT_HEADERS),
        ...(isUnindexed(pathname) && unindexedHeaders),
        // At the address of a page, the header of the request decides.
        ...(/\.(?:html|md)$|\/[^.]*$/.test(pathname) && {Vary: 'Accept, Accept-Encoding'}),
      };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // A client that goes away in the middle of a file would leave the file open.
    response.on('pipe', (file: fs.ReadStream) => response.once('close', () => file.destroy()));
    const end = (status: number, headers: http.OutgoingHttpHeaders = {}, body: Buffer | string = '') =>
      response.writeHead(status, {'Cache-Control': CACHE_REVALIDATE, ...headers}).end(body);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void end(405, {Allow: 'GET, HEAD'});
    const url = addressOf(request.url ?? '/');
    if (!url) return void end(400);
    const target = resolveRedirect(url.pathname);
    if (target !== undefined) return void end(301, {Location: target + url.search});
    const markdown = markdownFile(root, url.pathname, request.headers.accept);
    if (markdown !== undefined) request.url = markdown;
    files(request, response, () => {
      end(404, {'Content-Type': 'text/html; charset=utf-8'}, notFoundHtml(root, url.pathname));
    });
  });
}
