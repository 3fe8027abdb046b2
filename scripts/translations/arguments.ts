import {FOLDERS, type Folder} from '../../src/plugins/docusaurus-plugin-translations/mirror';

export type Command =
  | {name: 'table'; folders: readonly Folder[]}
  | {name: 'show'; folder: Folder; pages: string[]}
  | {name: 'accept' | 'owe'; folders: readonly Folder[]; pages: string[]};

export const USAGE = `npm run translations                                    the state of every page
npm run translations -- es                              the same for one language: ${FOLDERS.join(' or ')}
npm run translations -- es docs/core/x.mdx              what changed in English, next to the translation
npm run translations -- --accept es docs/core/x.mdx     records that you compared the two: writes the hashes
npm run translations -- --accept all docs/core          the same for all languages and a whole folder
npm run translations -- --accept all openrpc             the same for the JSON-RPC reference
npm run translations -- --owe es docs/core              adds missing translations to the list of owed ones`;

/** Reads the arguments of `npm run translations --`. @throws Error if they are wrong */
export function readArguments(words: readonly string[]): Command {
  const flags = words.filter((word) => word.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--accept' && flag !== '--owe');
  if (unknown) throw new Error(`"${unknown}" is unknown.`);
  const [language, ...pages] = words.filter((word) => !word.startsWith('-'));
  if (language !== undefined && language !== 'all' && !(FOLDERS as readonly string[]).includes(language)) {
    throw new Error(`"${language}" is not a language of the portal. Use ${[...FOLDERS, 'all'].join(' or ')}.`);
  }
  const folders = language === undefined || language === 'all' ? FOLDERS : [language as Folder];
  const clean = pages.map((page) => page.replace(/^\.\//, '').replace(/\/$/, ''));
  if (flags.length > 0) {
    if (language === undefined || clean.length === 0)
      throw new Error(`${flags[0]} needs a language and a page or a folder.`);
    return {name: flags[0] === '--owe' ? 'owe' : 'accept', folders, pages: clean};
  }
  if (clean.length === 0) return {name: 'table', folders};
  if (folders.length > 1) throw new Error(`To show a change, specify one language: ${FOLDERS.join(' or ')}.`);
  return {name: 'show', folder: folders[0]!, pages: clean};
}
