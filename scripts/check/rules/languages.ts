import {FOLDERS, TRANSLATION_FOLDERS, languageOf} from '../../../src/languages';
import type {Problem, SiteRule} from '../types';
import {PAGE_TYPES} from './front-matter.schema';
import {MESSAGE_FILES} from './interface-messages';

type Found = Problem & {file: string};
/** The table of languages. */
const TABLE = 'src/languages/index.ts';
const COPY = 'Copy that of another language and translate it; CONTRIBUTING.md, "Add a language", has the steps.';

/** Every language of the table has its files. Missing pages are reported by the rule translation-state, missing tags by the rule tags. */
export const languages: SiteRule = {
  id: 'languages',
  about: 'each language of src/languages has its files of messages, its JSON-RPC texts and its skeletons of pages',
  *check(site): Generator<Found> {
    if (!site.files.has(TABLE)) return;
    const wanted = [
      ...TRANSLATION_FOLDERS.flatMap((folder) => ['code.json', ...MESSAGE_FILES].map((name) => ({folder, file: `i18n/${folder}/${name}`}))),
      ...FOLDERS.flatMap((folder) => PAGE_TYPES.map((type) => ({folder, file: `scripts/new/skeletons/${type}.${folder}.mdx`}))),
      ...TRANSLATION_FOLDERS.flatMap((folder) => translatedReference(site.files).map((name) => ({folder, file: `openrpc/i18n/${folder}/${name}`}))),
    ];
    for (const {folder, file} of wanted) {
      if (!site.files.has(file)) yield {file: TABLE, line: 1, message: `${languageOf(folder).name} has no ${file}.`, fix: COPY};
    }
  },
};

/** Files of the JSON-RPC reference that any language has translated, without the folder of the language. */
function translatedReference(files: ReadonlySet<string>): string[] {
  return [...new Set([...files].flatMap((file) => /^openrpc\/i18n\/[^/]+\/(.+\.ya?ml)$/.exec(file)?.[1] ?? []))];
}
