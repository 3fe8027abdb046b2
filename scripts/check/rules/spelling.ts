import {languageOf, type DictionaryLanguage} from '../../../src/languages';
import {FOLDER, openrpcSources} from '../openrpc/sources';
import {loadVerdicts} from '../spelling/dictionaries';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
interface Place {
  word: string;
  file: string;
  line: number;
  column?: number;
  language: DictionaryLanguage;
}
const WORDS_FILE = 'cspell-words.txt';

/** Words of prose that are in no dictionary. Each is reported once per page, at its first position. */
export const spelling: SiteRule = {
  id: 'spelling',
  about: "cspell's English and Spanish dictionaries and cspell-words.txt; Latin words of Chinese pages as English",
  async check(site): Promise<Found[]> {
    const found: Found[] = [...checkList(site.read(WORDS_FILE) ?? '')];
    const places: Place[] = [...referencePlaces(site)];
    for (const page of site.pages.values()) {
      const language = languageOf(page.locale).dictionary;
      for (const place of page.words) places.push({...place, file: page.path, language});
    }
    const verdicts = await loadVerdicts(site, places);
    for (const {word, language, ...place} of places) {
      const verdict = verdicts.get(`${language}:${word}`);
      if (verdict === true || verdict === undefined) continue;
      found.push({
        ...place,
        message: `"${word}" is not in the dictionaries.`,
        fix: `${verdict.length > 0 ? `Did you mean ${verdict.map((s) => `"${s}"`).join(' or ')}? ` : ''}If it is correct, add it to ${WORDS_FILE}.`,
      });
    }
    return found;
  },
};

/** Words of the JSON-RPC reference, each at its first position in a file; code is excluded. */
function* referencePlaces(site: Site): Generator<Place> {
  for (const place of openrpcSources(site)?.words ?? []) yield {...place, file: `${FOLDER}/${place.file}`};
}

/** The project's list is sorted, so that two branches rarely conflict. */
function* checkList(text: string): Generator<Found> {
  const lines = text.split('\n');
  const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
  for (const [i, word] of words.entries()) {
    const previous = words[i - 1];
    if (previous === undefined) continue;
    const order = compare(previous, word);
    const line = lines.indexOf(word) + 1;
    if (order > 0)
      yield {
        file: WORDS_FILE,
        line,
        message: `"${word}" comes after "${previous}".`,
        fix: 'Run "npm run check -- --sort-words" to sort the list.',
      };
    if (order === 0) yield {file: WORDS_FILE, line, message: `"${word}" is listed twice.`, fix: 'Delete one.'};
  }
}

/** Case-insensitive; of equal words, the capitalized one is first. */
export function compare(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : a < b ? -1 : a > b ? 1 : 0;
}
