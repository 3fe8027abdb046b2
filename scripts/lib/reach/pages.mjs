/** Finds the pages that are made from a changed file, and those that use a component, a snippet or a partial. */
import fs from 'node:fs';
import path from 'node:path';

const PAGE = /^(?:docs|blog)\/.+\.mdx?$/;

/** The English source of a page or of its translation. @param {string} file */
export const englishOf = (file) =>
  file
    .replace(/^i18n\/\w+\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^i18n\/\w+\/docusaurus-plugin-content-blog\//, 'blog/');

/** Whether a page is included in other pages: its name starts with `_`. @param {string} file */
const isPartial = (file) => path.posix.basename(file).startsWith('_');

/** A pattern for the source of pages that use the file. @param {string} file @returns {RegExp | undefined} */
function patternOfUse(file) {
  const component = /^src\/components\/([^/]+)\//.exec(file)?.[1];
  if (component) return new RegExp(`<${component}\\b`);
  const snippet = /^src\/snippets\/(.+)$/.exec(file)?.[1];
  if (snippet) return new RegExp(`file=${snippet.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`);
  return isPartial(file) ? new RegExp(`/${path.posix.basename(file).replaceAll('.', '\\.')}'`) : undefined;
}

/**
 * English sources of the pages that are made from files or use them. For a partial, these are the pages that include
 * it.
 *
 * @param {string} root
 * @param {readonly string[]} all files of the repository
 * @param {readonly string[]} files changed ones
 * @returns {string[]} sorted
 */
export function pagesOf(root, all, files) {
  const pages = all.filter((file) => PAGE.test(file));
  /** @type {Set<string>} */
  const found = new Set();
  const open = files.map(englishOf);
  for (const file of open) {
    if (PAGE.test(file) && !isPartial(file)) {
      found.add(file);
      continue;
    }
    const use = patternOfUse(file);
    if (!use) continue;
    for (const page of pages) {
      if (!use.test(fs.readFileSync(path.join(root, page), 'utf8'))) continue;
      if (isPartial(page)) {
        if (!open.includes(page)) open.push(page);
      } else found.add(page);
    }
  }
  return [...found].sort();
}
