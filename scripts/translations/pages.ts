import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FOLDERS, type Folder, translationPath} from '../../src/plugins/docusaurus-plugin-translations/mirror';
import {type Standing, standing} from '../../src/plugins/docusaurus-plugin-translations/state';
import {listFiles} from '../check/engine/files';
import {locate} from '../check/parse/locate';
import {referencePairs} from './reference';

/** An English page, or a file of the JSON-RPC reference, in one other language. */
export interface Pair extends Standing {
  folder: Folder;
  /** Path of the English page. */
  english: string;
  /** Path of the translation, whether it exists or not. */
  translation: string;
}

export function readText(root: string, file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** English pages. Parts that other pages include are not pages. */
function englishPages(root: string): string[] {
  return listFiles(root).filter((file) => {
    const place = locate(file);
    return place !== undefined && place.locale === 'en' && place.kind !== 'partial';
  });
}

/** The state of every page in every other language. */
export function pagePairs(root: string, folders: readonly Folder[] = FOLDERS): Pair[] {
  return englishPages(root).flatMap((english) => {
    const text = readText(root, english) ?? '';
    return folders.map((folder) => {
      const translation = translationPath(english, folder);
      return {folder, english, translation, ...standing(text, readText(root, translation))};
    });
  });
}

/** The state of every page, and of every file of the reference, in every other language. */
export function allPairs(root: string, folders: readonly Folder[] = FOLDERS): Pair[] {
  return [...pagePairs(root, folders), ...referencePairs(root, folders)];
}
