import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PAGE_TYPES} from '../check/rules/front-matter.schema';

const SKELETONS = path.join(__dirname, 'skeletons');
/** A page's path is its address, so it contains no spaces and no accents. */
const PAGE = /^docs(?:\/[\w.-]+)+\.mdx$/;

/** Why the page can't be created, or undefined. */
export function refusal(root: string, type: string | undefined, file: string | undefined): string | undefined {
  if (!type || !file) return 'A type and a path are required.';
  if (!(PAGE_TYPES as readonly string[]).includes(type))
    return `"${type}" is not a page type. Use one of ${PAGE_TYPES.join(', ')}.`;
  if (!PAGE.test(file) || file.includes('..'))
    return `"${file}" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.`;
  if (/(?:^|\/)_/.test(file))
    return `"${file}" has a part that starts with an underscore, and the site leaves such files out.`;
  return existsSync(path.join(root, file)) ? `${file} already exists.` : undefined;
}

/**
 * Writes the English page from the skeleton of its type. A translation starts as a copy of the finished page, which has
 * the headings, code and components that it must keep.
 */
export function scaffold(root: string, type: string, file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), readFileSync(path.join(SKELETONS, `${type}.mdx`)));
}
