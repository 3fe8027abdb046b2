import {hashOf} from '../../../src/plugins/docusaurus-plugin-translations/sections';
import {TRANSLATION_FOLDERS, type TranslationFolder} from '../../../src/languages';
import {type LoadedDocument, loadTranslations, visitTexts} from 'docusaurus-plugin-openrpc/sources';

/** A position below the folder of the sources. */
interface Place {
  file: string;
  line: number;
}

/** An English text of the JSON-RPC reference, with its translations. */
export interface Original extends Place {
  /** Where its translation is: the file below `i18n/<language>`, the group and the key. */
  id: string;
  text: string;
  hash: string;
  translations: Partial<Record<TranslationFolder, Place & {text: string}>>;
}

/**
 * The list of a language with one line per text: the hash of the English text that the translation renders, and the id
 * of the text. Sections of pages have the same record in their front matter; here, a list per language keeps the
 * hashes out of the files that translators write.
 */
export const comparedFile = (folder: TranslationFolder): string => `openrpc/i18n/${folder}/compared.txt`;

/** Reads a list: hash and line by id. */
export function readCompared(list: string): Map<string, {hash: string; line: number}> {
  const entries = list.split('\n').flatMap((text, index) => {
    const [, hash, id] = /^([a-z]{10}) (\S.*)$/.exec(text) ?? [];
    return hash === undefined || id === undefined ? [] : [[id, {hash, line: index + 1}] as const];
  });
  return new Map(entries);
}

/** Writes a list, sorted by id. */
export function writeCompared(hashes: ReadonlyMap<string, string>): string {
  const ids = [...hashes.keys()].sort();
  return `${ids.map((id) => `${hashes.get(id)} ${id}`).join('\n')}\n`;
}

/** The texts of a document. Shared texts are in the documents of both spaces. */
export function originalsOf(document: LoadedDocument): Original[] {
  const languages = TRANSLATION_FOLDERS.map((folder) => ({folder, files: loadTranslations(document, folder).files}));
  const originals: Original[] = [];
  visitTexts(document, ({text, file, at, translation, group, key}) => {
    const translations: Original['translations'] = {};
    for (const {folder, files} of languages) {
      const source = files.get(translation);
      const translated = (source?.value as Record<string, Record<string, unknown>> | null | undefined)?.[group]?.[key];
      if (source && typeof translated === 'string')
        translations[folder] = {file: source.path, line: source.lineOf([group, key]), text: translated};
    }
    const place = {file: file.path, line: file.lineOf(at)};
    originals.push({id: `${translation} ${group} ${key}`, ...place, text, hash: hashOf(text), translations});
    return undefined;
  });
  return originals;
}

/** Each text once. */
export const uniqueOriginals = (originals: readonly Original[]): Original[] => [
  ...new Map(originals.map((one) => [one.id, one])).values(),
];
