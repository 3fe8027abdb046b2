import path from 'node:path/posix';

/**
 * The address of a docs page, as @docusaurus/plugin-content-docs computes it (lib/slug.js, lib/numberPrefix.js): `slug`
 * from the front matter, absolute or relative to the folder, or otherwise the path without extension and number
 * prefixes. `index`, `README` and a file named like its folder have the address of the folder.
 * @param file path below the docs folder, such as `core/build/index.mdx`
 */
export function docRoute(file: string, slug: unknown): string {
  const folder = path.dirname(file);
  const name = path.basename(file).replace(/\.mdx?$/, '');
  const folderSlug = folder === '.' ? '/' : `/${folder.split('/').map(stripNumber).join('/')}/`;
  if (typeof slug === 'string' && slug !== '') {
    return join('/docs', slug.startsWith('/') ? slug : path.join(folderSlug, slug));
  }
  const standsForFolder = ['index', 'readme', path.basename(folder).toLowerCase()].includes(name.toLowerCase());
  return join('/docs', standsForFolder ? folderSlug : folderSlug + stripNumber(name));
}

/** `01-intro` becomes `intro`; `2.0-notes` and `2024-01-01` keep their numbers. */
function stripNumber(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name;
  return /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)?.[1] ?? name;
}

/** Docusaurus' slug of a label: `web3.js` becomes `web-3-js` (lodash.kebabCase). */
export function kebabCase(label: string): string {
  const words =
    label
      .replace(/['\u2019]/g, '')
      .match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|[^\p{Lu}\p{Ll}\p{N}\s\p{P}\p{S}]+/gu) ?? [];
  return words.map((word) => word.toLowerCase()).join('-');
}

function join(base: string, rest: string): string {
  return normalizeRoute(`${base}/${rest}`);
}

/** Routes are compared without a slash at the end; hosts and the router accept both. */
export function normalizeRoute(route: string): string {
  const clean = route.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  return clean === '' ? '/' : clean;
}
