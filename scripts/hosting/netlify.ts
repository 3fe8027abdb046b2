/** `static/_headers` and `static/_redirects`: the format of Cloudflare Pages and Netlify. */
import {
  AREAS,
  CACHE_IMMUTABLE,
  hostHeaders,
  immutableFolders,
  MARKDOWN,
  markdownHeaders,
  redirects,
  SHARED_FOLDER,
  sharedHeaders,
  textFolders,
  unindexedHeaders,
} from '../../src/config/hosting';

const NOTE = '# Written by `npm run generate` from src/config/hosting.ts; edit that file.\n';

/**
 * One block for every path, one for the documents that other sites load, one for Markdown, and one for each folder of
 * texts and of hashed files. Both hosts send `public, max-age=0, must-revalidate` with all other files by themselves,
 * and would join a second value with a comma.
 */
export function headersFile(): string {
  const block = (paths: string, headers: Readonly<Record<string, string>>) =>
    `${paths}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}`;
  const blocks = [
    block('/*', hostHeaders),
    block(`${SHARED_FOLDER}*`, sharedHeaders),
    block(`/*${MARKDOWN}`, {...markdownHeaders, ...unindexedHeaders}),
    ...textFolders.map((folder) => block(`${folder}*`, unindexedHeaders)),
    ...immutableFolders.map((folder) => block(`${folder}*`, {'Cache-Control': CACHE_IMMUTABLE})),
  ];
  return `${NOTE}\n${blocks.join('\n\n')}\n`;
}

/**
 * The first match wins. A tree becomes one rule for each of its folders and pages, because what `:splat` captures can
 * begin with a slash or a backslash. Both hosts find the not-found page of a language by themselves.
 */
export function redirectsFile(): string {
  const rules = redirects.flatMap(({from, to}) => {
    if (!from.endsWith('/*')) return [[from, to]];
    const [source, target] = [from.slice(0, -1), to.slice(0, -1)];
    return [
      ...AREAS.folders.map((folder) => [`${source}${folder}/*`, `${target}${folder}/:splat`]),
      ...[...AREAS.folders, ...AREAS.pages].map((page) => [`${source}${page}`, `${target}${page}`]),
    ];
  });
  return `${NOTE}\n${rules.map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`;
}
