import {createHash} from 'node:crypto';
import path from 'node:path';
import type {DictionaryLanguage} from '../../../src/languages';
import {VerdictCache} from '../engine/verdictCache';
import {checkVersion} from '../engine/version';
import type {Site} from '../types';
import {partsOf, spanishBases} from './words';

/** true: correct; otherwise up to two suggestions. */
export type Verdict = true | string[];
type Language = DictionaryLanguage;
interface Wanted {
  word: string;
  language: Language;
}
type Dictionary = {
  has(word: string): boolean;
  suggest(word: string, options: {numSuggestions: number; numChanges: number}): {word: string}[];
};

/**
 * Longer words get no suggestion: no dictionary contains a similar one, and the search takes longer than the rest of
 * the check.
 */
const LONGEST_SUGGESTED = 40;
/** Dictionaries of this process, by language, use, and the settings and list that they were built from. */
const loaded = new Map<string, Promise<Dictionary>>();

/**
 * Verdicts for words, keyed `language:word`. Loading the dictionaries takes about a second, so verdicts are cached
 * between runs until cspell.json, the project's list, a package or the check changes. A run without new words then
 * loads nothing.
 */
export async function loadVerdicts(site: Site, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, Verdict>> {
  const key = createHash('sha1')
    .update(site.read('cspell.json') ?? '')
    .update(site.read('cspell-words.txt') ?? '')
    .update(checkVersion(site.root))
    .digest('hex');
  const kept = new VerdictCache<Verdict>(site.root, 'spelling', key);
  const verdicts = new Map<string, Verdict>();
  const fresh: string[] = [];
  for (const entry of new Set(wanted.map(({language, word}) => `${language}:${word}`))) {
    const verdict = kept.get(entry);
    if (verdict === undefined) fresh.push(entry);
    else verdicts.set(entry, verdict);
  }
  if (fresh.length === 0) return verdicts;
  const judge = await loadJudge(site, key, new Set(fresh.map((entry) => entry.split(':')[0] as Language)));
  for (const entry of fresh) {
    const [language, word] = entry.split(':') as [Language, string];
    const verdict = await judge(word, language);
    verdicts.set(entry, verdict);
    kept.set(entry, verdict);
  }
  // Words come from several texts in turn, so those of another text are kept.
  kept.save(true);
  return verdicts;
}

/** Uses the dictionaries of these languages only. */
async function loadJudge(
  site: Site,
  key: string,
  languages: ReadonlySet<Language>,
): Promise<(word: string, language: Language) => Promise<Verdict>> {
  const dictionaries = new Map<Language, Dictionary>();
  for (const language of languages) dictionaries.set(language, await dictionaryOf(site.root, key, language, false));
  return async (word, language) => {
    const dictionary = dictionaries.get(language)!;
    const known = (text: string) =>
      text.length < 3 || dictionary.has(text) || (/'s$/.test(text) && dictionary.has(text.slice(0, -2)));
    if (known(word) || partsOf(word).every(known)) return true;
    if (language === 'es' && spanishBases(word).some(known)) return true;
    if (word.length > LONGEST_SUGGESTED) return [];
    const adviser = await dictionaryOf(site.root, key, language, true);
    // One change finds a typo, and takes a tenth of the time that two changes take.
    return adviser
      .suggest(word, {numSuggestions: 2, numChanges: 1})
      .map((suggestion) => suggestion.word)
      .slice(0, 2);
  };
}

/** Each is loaded once in a process. */
function dictionaryOf(root: string, key: string, language: Language, advises: boolean): Promise<Dictionary> {
  const name = `${root} ${key} ${language} ${advises}`;
  const dictionary = loaded.get(name) ?? loadDictionary(root, language, advises);
  loaded.set(name, dictionary);
  return dictionary;
}

/**
 * @param advises with the lists of common mistakes, which don't affect whether a word is correct and take as long to
 * load as all others: only an incorrect word needs them
 */
async function loadDictionary(root: string, language: Language, advises: boolean): Promise<Dictionary> {
  const lib = await import('cspell-lib');
  const project = await lib.readConfigFile(path.join(root, 'cspell.json'));
  const settings = lib.mergeSettings(await lib.getDefaultSettings(true), await lib.resolveConfigFileImports(project));
  const dictionaryDefinitions = settings.dictionaryDefinitions?.map((one) =>
    advises ? one : {...one, suggestWords: undefined},
  );
  // Translations keep English product names and terms.
  const languages = [...(language === 'en' ? [] : [language]), 'en', 'en-GB'].join(',');
  return lib.getDictionary(
    lib.finalizeSettings(
      lib.combineTextAndLanguageSettings({...settings, dictionaryDefinitions, language: languages}, '', ['markdown']),
    ),
  );
}
