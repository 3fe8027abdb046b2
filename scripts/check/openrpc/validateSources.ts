import {
  type Fault,
  loadDocument,
  type LoadedDocument,
  loadTranslations,
  validateDocument,
  visitTexts,
} from 'docusaurus-plugin-openrpc/sources';
import {DICTIONARY_LANGUAGES, TRANSLATION_FOLDERS, type DictionaryLanguage} from '../../../src/languages';
import {wordsOf} from '../spelling/words';
import {originalsOf, uniqueOriginals, type Original} from './compared';

const SPACES = ['core', 'espace'];

/** A text that readers see, with its position below the folder of the sources. */
interface SourceText {
  file: string;
  line: number;
  language: DictionaryLanguage;
  text: string;
}

type SourceWord = Omit<SourceText, 'text'> & {word: string};

/** The sources of both spaces, validated as in the build. */
export interface Sources {
  faults: Fault[];
  texts: SourceText[];
  /** Words of the texts that a dictionary can check, each at its first position in a file; code is excluded. */
  words: SourceWord[];
  /** Every English text, with its translations. */
  originals: Original[];
  /** Methods by space. */
  counts: Record<string, number>;
}

const nameSet = (document: LoadedDocument | undefined) => new Set(document?.methods.map(({value}) => value.name));

/**
 * English texts with their positions, and their translations into languages that have dictionaries. Shared files are
 * visited once for each space.
 */
function textsOf(document: LoadedDocument): SourceText[] {
  const texts: SourceText[] = [];
  const checked = TRANSLATION_FOLDERS.flatMap((folder) =>
    DICTIONARY_LANGUAGES.filter((language) => language === folder),
  );
  const translations = checked.map((language) => ({language, files: loadTranslations(document, language).files}));
  visitTexts(document, ({text, file, at, translation, group, key}) => {
    texts.push({file: file.path, line: file.lineOf(at), language: 'en', text});
    for (const {language, files} of translations) {
      const source = files.get(translation);
      const translated = (source?.value as Record<string, Record<string, unknown>> | undefined)?.[group]?.[key];
      if (source && typeof translated === 'string')
        texts.push({file: source.path, line: source.lineOf([group, key]), language, text: translated});
    }
    return undefined;
  });
  return texts;
}

function firstPlaces(texts: readonly SourceText[]): SourceWord[] {
  const first = new Map<string, SourceWord>();
  for (const {text, ...place} of texts) {
    for (const {word} of wordsOf(text.replace(/`[^`]*`/g, '\uFFFC').replace(/\]\([^)]*\)/g, ']'))) {
      const key = `${place.file} ${word}`;
      if (!first.has(key)) first.set(key, {...place, word});
    }
  }
  return [...first.values()];
}

/** Reads and validates everything below `root`, without a node. */
export function validateSources(root: string): Sources {
  const documents = SPACES.map((space) => loadDocument(root, space));
  const faults = documents.flatMap((document, index) =>
    validateDocument(document, {translations: [...TRANSLATION_FOLDERS], counterparts: nameSet(documents[1 - index])}),
  );
  const texts = documents.flatMap(textsOf);
  return {
    // Shared files are validated once for each space.
    faults: [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()],
    texts,
    words: firstPlaces(texts),
    originals: uniqueOriginals(documents.flatMap(originalsOf)),
    counts: Object.fromEntries(documents.map(({space, methods}) => [space, methods.length])),
  };
}
