/** `deploy/nginx.conf`: a server for the folder of a finished build, to be included in the `http` block. */
import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  immutableFolders,
  localePrefixes,
  redirects,
  securityHeaders,
} from '../../src/config/hosting';
import {escapeRegex} from './escapeRegex';

/** Where the container of `Dockerfile` listens and keeps the site. */
export const NGINX_LISTEN = 'listen 8080;';
export const NGINX_ROOT = 'root /usr/share/nginx/html;';

const TYPES = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/markdown',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
  'font/ttf',
];

/** `rewrite` escapes what it captured and keeps the query; a rest that begins with a slash would name another host. */
function rewrite({from, to}: {from: string; to: string}): string {
  if (!from.endsWith('/*')) return `rewrite ^${escapeRegex(from)}/?$ ${to} permanent;`;
  return `rewrite ^${escapeRegex(from.slice(0, -1))}(?![/\\x5c])(.*)$ ${to.replace(/\*$/, '$1')} permanent;`;
}

/** The folder of a locale answers with that locale's page when a file is missing. */
const locale = (prefix: string): string => `    location ${prefix}/ {
        error_page 404 ${prefix}/404.html;
        try_files $uri $uri/index.html =404;
    }`;

/** The whole file. */
export function nginxFile(): string {
  const folders = immutableFolders.map(escapeRegex).join('|');
  const headers = Object.entries(securityHeaders).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return `# Written by \`npm run hosting\` from src/config/hosting.ts; edit that file.

# Names of assets carry a hash of their content. An answer 404 for such a name must not be kept: its path is that of the error page.
map $uri $cache_control {
    default "${CACHE_REVALIDATE}";
    "~^(?:${folders})" "${CACHE_IMMUTABLE}";
}

server {
    ${NGINX_LISTEN}
    ${NGINX_ROOT}
    charset utf-8;
    server_tokens off;
    # The host before this server knows its own name and port.
    absolute_redirect off;

    # \`npm run precompress\` has compressed the texts of the build; what it has not is compressed for each response.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${TYPES.join(' ')};

${headers.join('\n')}
    add_header Cache-Control $cache_control always;

${redirects.map((redirect) => `    ${rewrite(redirect)}`).join('\n')}

${[...localePrefixes, ''].map(locale).join('\n\n')}
}
`;
}
