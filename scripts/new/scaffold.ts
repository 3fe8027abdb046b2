import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FOLDERS, translationPath} from '../../src/plugins/docusaurus-plugin-translations/mirror';
import {writeRecord} from '../../src/plugins/docusaurus-plugin-translations/record';
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
  const taken = [file, ...FOLDERS.map((folder) => translationPath(file, folder))].find((target) =>
    existsSync(path.join(root, target)),
  );
  return taken && `${taken} already exists.`;
}

/** Writes the page and its two translations from the skeletons of its type. Returns the paths. */
export function scaffold(root: string, type: string, file: string, today: string): string[] {
  const english = skeleton(type, 'en');
  const files: [string, string][] = [[file, english]];
  for (const folder of FOLDERS)
    files.push([translationPath(file, folder), writeRecord(skeleton(type, folder), english, today)]);
  for (const [target, text] of files) {
    mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
    writeFileSync(path.join(root, target), text);
  }
  return files.map(([target]) => target);
}

export function skeleton(type: string, language: string): string {
  return readFileSync(path.join(SKELETONS, `${type}.${language}.mdx`), 'utf8');
}
