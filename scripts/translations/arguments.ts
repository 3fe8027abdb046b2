import {FOLDERS, type Folder} from '../../src/plugins/docusaurus-plugin-translations/mirror';

export type Command =
  | {name: 'table'; folders: readonly Folder[]}
  | {name: 'show'; folder: Folder; pages: string[]}
  | {name: 'accept'; folders: readonly Folder[]; pages: string[]};

export const USAGE = `npm run translations                                    where every page stands
npm run translations -- es                              the same for one language: zh or es
npm run translations -- es docs/core/x.mdx              what changed in English, beside the translation
npm run translations -- --accept es docs/core/x.mdx     says that you compared the two: writes the hashes
npm run translations -- --accept all docs/core          the same for both languages and a whole folder`;

/** Reads the words behind `npm run translations --`. @throws Error that says what is wrong with them */
export function readArguments(words: readonly string[]): Command {
  const flags = words.filter((word) => word.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--accept');
  if (unknown) throw new Error(`"${unknown}" is not known.`);
  const [language, ...pages] = words.filter((word) => !word.startsWith('-'));
  if (language !== undefined && language !== 'all' && !(FOLDERS as readonly string[]).includes(language)) {
    throw new Error(`"${language}" is no language. Write zh, es or all.`);
  }
  const folders = language === undefined || language === 'all' ? FOLDERS : [language as Folder];
  const clean = pages.map((page) => page.replace(/^\.\//, '').replace(/\/$/, ''));
  if (flags.length > 0) {
    if (language === undefined || clean.length === 0) throw new Error('--accept needs a language and a page or a folder.');
    return {name: 'accept', folders, pages: clean};
  }
  if (clean.length === 0) return {name: 'table', folders};
  if (folders.length > 1) throw new Error('To show a change, name one language: zh or es.');
  return {name: 'show', folder: folders[0]!, pages: clean};
}
