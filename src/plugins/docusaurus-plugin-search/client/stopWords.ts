import type {DictionaryLanguage} from '@site/src/languages';

/** Words that have no meaning by themselves, written without accents. They are only removed from queries. */
const WORDS: Record<DictionaryLanguage, string> = {
  en: 'a an and are as at be by can do does for from how i in is it my of on or that the this to what when where which why with you your',
  es: 'al como con cual cuando de del donde el en es esta este hacer la las lo los mi para por porque que se si sin su sus tu un una y',
};
const STOP_WORDS = new Set(Object.values(WORDS).join(' ').split(' '));

/** Keeps only the meaningful words, or all of them if none would be left. */
export function meaningful(terms: string[]): string[] {
  const kept = terms.filter((term) => !STOP_WORDS.has(term));
  return kept.length > 0 ? kept : terms;
}
