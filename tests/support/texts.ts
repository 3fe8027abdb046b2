import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale} from '../../src/languages';

/** Files of texts: the portal's, and those of the framework. */
const sourcesOf = (locale: Locale): string[] => {
  const {folder, stock} = LANGUAGES[locale];
  return [`i18n/${folder}/code.json`, `node_modules/@docusaurus/theme-translations/locales/${stock}/theme-common.json`];
};

/** The portal's translation takes precedence over the framework's. */
function message(locale: Locale, id: string): string {
  for (const file of sourcesOf(locale)) {
    const messages = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8')) as Record<
      string,
      {message: string} | string
    >;
    const found = messages[id];
    if (found) return typeof found === 'string' ? found : found.message;
  }
  throw new Error(`"${id}" has no translation in ${locale}`);
}

/**
 * The expected text in each language: in English the text of the specification, in other languages the translation, up
 * to the first placeholder. Fails if a translation is missing or still English.
 */
export function texts(id: string, english: string): Record<Locale, string> {
  const translated = (locale: Locale): string => {
    if (locale === DEFAULT_LOCALE) return english;
    const text = message(locale, id).split('{')[0]!.trim();
    if (text === english) throw new Error(`"${id}" is still English in ${locale}`);
    return text;
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, translated(locale)])) as Record<Locale, string>;
}
