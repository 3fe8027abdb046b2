import {languageOf, type TranslationFolder} from '../languages';

/** Units that are words; symbols such as `ms` and `GDrip` are the same in all languages. */
const WORDS: Record<string, Record<TranslationFolder, string>> = {bytes: {zh: '字节', es: 'bytes'}};

/** Translates a unit of the facts: `bytes` is `字节` in Chinese. */
export const unitName = (unit: string | undefined, locale: string): string | undefined =>
  unit === undefined ? undefined : (WORDS[unit]?.[languageOf(locale).folder as TranslationFolder] ?? unit);
