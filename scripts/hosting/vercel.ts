/** `vercel.json`. Only the `routes` form can return a different 404 page for each locale. */
import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  immutableFolders,
  MARKDOWN,
  markdownHeaders,
  localePrefixes,
  hostHeaders,
  redirects,
  SHARED_FOLDER,
  sharedHeaders,
  textFolders,
  unindexedHeaders,
} from '../../src/config/hosting';
import {escapeRegex} from './escapeRegex';

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: 'filesystem';
}

/**
 * `/zh/*` becomes a pattern with one group, which can't begin with a slash, because that would lead to another host.
 */
function redirectRoute({from, to}: {from: string; to: string}): Route {
  const tree = from.endsWith('/*');
  const src = tree ? `^${escapeRegex(from.slice(0, -1))}(?![/\\x5c])(.*)$` : `^${escapeRegex(from)}/?$`;
  return {src, status: 301, headers: {Location: to.replace(/\*$/, '$1')}};
}

/** The whole file. */
export function vercelFile(): string {
  const folders = immutableFolders.map(escapeRegex).join('|');
  const routes: Route[] = [
    {src: '/.*', headers: {...hostHeaders, 'Cache-Control': CACHE_REVALIDATE}, continue: true},
    {src: `^${escapeRegex(SHARED_FOLDER)}.*$`, headers: {...sharedHeaders}, continue: true},
    {src: `^.*${escapeRegex(MARKDOWN)}$`, headers: {...markdownHeaders, ...unindexedHeaders}, continue: true},
    {src: `^(?:${textFolders.map(escapeRegex).join('|')}).*$`, headers: {...unindexedHeaders}, continue: true},
    {src: `^(?:${folders}).*$`, headers: {'Cache-Control': CACHE_IMMUTABLE}, continue: true},
    ...redirects.map(redirectRoute),
    {handle: 'filesystem'},
    ...[...localePrefixes, ''].map((prefix) => ({
      src: `${prefix}/.*`,
      status: 404,
      dest: `${prefix}/404.html`,
      headers: {'Cache-Control': CACHE_REVALIDATE},
    })),
  ];
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    routes,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
