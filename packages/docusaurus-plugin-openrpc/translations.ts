import fs from 'node:fs';
import path from 'node:path';
import {readSource} from './loadDocument';
import {visitTexts, type Text} from './texts';
import type {Fault, LoadedDocument, SourceFile} from './types';

/** Texts of one locale: translation file -> its parsed content. */
export interface Translations {
  locale: string;
  files: Map<string, SourceFile>;
  faults: Fault[];
}

/** Reads the translation files for a document's texts from `<root>/i18n/<folder>/`. */
export function loadTranslations(document: LoadedDocument, folder: string): Translations {
  const faults: Fault[] = [];
  const files = new Map<string, SourceFile>();
  visitTexts(document, ({translation}) => {
    const file = path.join(document.root, 'i18n', folder, translation);
    if (!files.has(translation) && fs.existsSync(file)) files.set(translation, readSource(document.root, file, faults));
    return undefined;
  });
  return {locale: folder, files, faults};
}

/** The translation of one text; undefined if there is none. */
export function translationOf({files}: Translations, {translation, group, key}: Text): string | undefined {
  const file = files.get(translation)?.value as Record<string, Record<string, unknown>> | null | undefined;
  const text = file?.[group]?.[key];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** A copy of the document with translated texts. A text without a translation stays English. */
export function localize(document: LoadedDocument, translations: Translations): LoadedDocument {
  const clone = <T extends {value: unknown}>(located: T): T => ({...located, value: structuredClone(located.value)});
  const cloneMap = <T extends {value: unknown}>(map: Map<string, T>) =>
    new Map([...map].map(([name, located]) => [name, clone(located)]));
  const copy: LoadedDocument = {
    ...document,
    head: clone(document.head),
    methods: document.methods.map(clone),
    schemas: cloneMap(document.schemas),
    errors: cloneMap(document.errors),
  };
  visitTexts(copy, (text) => translationOf(translations, text));
  return copy;
}

/** Missing translations, and translations without an original. */
export function checkTranslations(document: LoadedDocument, translations: Translations): Fault[] {
  const faults = [...translations.faults];
  const used = new Set<string>();
  visitTexts(document, (text) => {
    const {translation, group, key, file, at} = text;
    used.add([translation, group, key].join('\n'));
    if (translationOf(translations, text) === undefined) {
      faults.push({
        file: file.path,
        line: file.lineOf(at),
        message: `no ${translations.locale} translation of "${text.text.trim().split('\n')[0]}"`,
        fix: `add the key "${key}" below "${group}" in i18n/${translations.locale}/${translation}`,
      });
    }
    return undefined;
  });
  for (const [translation, file] of translations.files) {
    for (const [group, entries] of Object.entries((file.value ?? {}) as Record<string, Record<string, unknown>>)) {
      const error = document.errors.get(group);
      // The errors of both spaces are in one file; those of the other space are checked with its document.
      if (error?.file.path === translation && !['both', document.space].includes(error.value.space)) continue;
      for (const key of Object.keys(entries ?? {})) {
        if (used.has([translation, group, key].join('\n'))) continue;
        faults.push({
          file: file.path,
          line: file.lineOf([group, key]),
          message: `"${group}" / "${key}" translates nothing`,
          fix: 'remove the key, or correct its spelling',
        });
      }
    }
  }
  return faults;
}
