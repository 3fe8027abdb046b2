import {FOLDERS, TRANSLATION_FOLDERS, languageOf} from '../../../src/languages';
import type {Problem, SiteRule} from '../types';
import {wordingFile} from '../wording';
import {MESSAGE_FILES} from './interface-messages';

type Found = Problem & {file: string};
/** The table of languages. */
const TABLE = 'src/languages/index.ts';
const COPY = 'Copy the file of another language and translate it; see "Add a language" in CONTRIBUTING.md.';

/**
 * Every language of the table has its files. The rules translation-state, tags, glossary and openrpc report missing
 * pages, tags, terms and texts of the reference.
 */
export const languages: SiteRule = {
  id: 'languages',
  about: 'each language of src/languages has its message files and its lists of words',
  *check(site): Generator<Found> {
    if (!site.files.has(TABLE)) return;
    const wanted = [
      ...TRANSLATION_FOLDERS.flatMap((folder) =>
        ['code.json', ...MESSAGE_FILES].map((name) => ({folder, file: `i18n/${folder}/${name}`})),
      ),
      ...FOLDERS.map((folder) => ({folder, file: wordingFile(folder)})),
    ];
    for (const {folder, file} of wanted) {
      if (!site.files.has(file))
        yield {file: TABLE, line: 1, message: `${languageOf(folder).name} has no ${file}.`, fix: COPY};
    }
  },
};
