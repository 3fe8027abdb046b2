/** `deploy/nginx.conf`: a server for the folder of a finished build, to be included in the `http` block. */
import {
  ACCEPTS_MARKDOWN,
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  immutableFolders,
  localePrefixes,
  hostHeaders,
  MARKDOWN,
  redirects,
  SHARED_FOLDER,
  sharedHeaders,
  textFolders,
  unindexedHeaders,
} from '../../src/config/hosting';
import {escapeRegex} from './escapeRegex';

/** Where the container of `Dockerfile` listens, and its folder with the site. */
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

/**
 * `rewrite` escapes what it captures and keeps the query. A captured path with a leading slash would lead to another
 * host.
 */
function rewrite({from, to}: {from: string; to: string}): string {
  if (!from.endsWith('/*')) return `rewrite ^${escapeRegex(from)}/?$ ${to} permanent;`;
  return `rewrite ^${escapeRegex(from.slice(0, -1))}(?![/\\x5c])(.*)$ ${to.replace(/\*$/, '$1')} permanent;`;
}

const MARKDOWN_END = `${escapeRegex(MARKDOWN)}$`;

/** If a file is missing in the folder of a locale, nginx returns the not-found page of that locale. */
const locale = (prefix: string): string => `    location ${prefix}/ {
        error_page 404 ${prefix}/404.html;
        try_files $uri $uri/index.html =404;

        # Not every list of types that comes with nginx has Markdown.
        location ~ ${MARKDOWN_END} {
            types {}
            default_type text/markdown;
        }
    }`;

/** The whole file. */
export function nginxFile(): string {
  const folders = immutableFolders.map(escapeRegex).join('|');
  const headers = Object.entries(hostHeaders).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  const texts = textFolders.map(escapeRegex).join('|');
  const homes = localePrefixes.map(escapeRegex).join('|');
  return `# Written by \`npm run generate\` from src/config/hosting.ts; edit that file.

# Asset names contain a hash of their content, so browsers can keep the files. They must not keep a 404 response; its $uri is that of the error page.
map $uri $cache_control {
    default "${CACHE_REVALIDATE}";
    "~^(?:${folders})" "${CACHE_IMMUTABLE}";
}

# Tools of other sites load the OpenRPC documents. A header without a value isn't sent.
map $uri $shared_with {
    default "";
    "~^${escapeRegex(SHARED_FOLDER)}" "${sharedHeaders['Access-Control-Allow-Origin']}";
}

# Clients that accept Markdown get the Markdown of a page: the address of the page and ${MARKDOWN}.
map $http_accept $wants_markdown {
    default "";
    "~*${ACCEPTS_MARKDOWN}" "markdown";
}
map "$wants_markdown$uri" $markdown_file {
    default "";
    "~^markdown(?<home>(?:${homes})?)/?$" "\${home}/index${MARKDOWN}";
    "~^markdown(?<page>/.+?)/?$" "\${page}${MARKDOWN}";
}

# At the address of a page, the header of the request decides. Here, $uri is that of the file.
map $uri $varies {
    default "";
    "~\\.html$|${MARKDOWN_END}" "Accept";
}

# Search engines should show pages, and not their texts in other forms.
map $uri $robots {
    default "";
    "~${MARKDOWN_END}|^(?:${texts})" "${unindexedHeaders['X-Robots-Tag']}";
}

server {
    ${NGINX_LISTEN}
    ${NGINX_ROOT}
    charset utf-8;
    charset_types text/xml text/plain text/markdown application/javascript application/rss+xml;
    server_tokens off;
    # Redirects are relative, because only the proxy in front of this server knows the public name and port.
    absolute_redirect off;

    # \`scripts/precompress.ts\` compresses the text files of the build. Everything else is compressed for each response.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${TYPES.join(' ')};

${headers.join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Access-Control-Allow-Origin $shared_with always;
    add_header Vary $varies always;
    add_header X-Robots-Tag $robots always;

    if (-f $document_root$markdown_file) {
        rewrite ^ $markdown_file last;
    }

${redirects.map((redirect) => `    ${rewrite(redirect)}`).join('\n')}

${[...localePrefixes, ''].map(locale).join('\n\n')}
}
`;
}
