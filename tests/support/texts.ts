import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from './page';

/** Folder of each translation here, and in the package that holds the framework's own texts. */
const SOURCES = {
  'zh-CN': ['i18n/zh/code.json', 'node_modules/@docusaurus/theme-translations/locales/zh-Hans/theme-common.json'],
  es: ['i18n/es/code.json', 'node_modules/@docusaurus/theme-translations/locales/es/theme-common.json'],
} as const;

/** Our own translation wins over the framework's. */
function message(locale: keyof typeof SOURCES, id: string): string {
  for (const file of SOURCES[locale]) {
    const messages = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8')) as Record<string, {message: string} | string>;
    const found = messages[id];
    if (found) return typeof found === 'string' ? found : found.message;
  }
  throw new Error(`"${id}" has no translation in ${locale}`);
}

/**
 * What a text must read in each language: in English as the specification has it, elsewhere as translators wrote it,
 * up to the first placeholder. Fails when a translation is missing or still English.
 */
export function texts(id: string, english: string): Record<Locale, string> {
  const translated = (locale: keyof typeof SOURCES): string => {
    const text = message(locale, id).split('{')[0]!.trim();
    if (text === english) throw new Error(`"${id}" is still English in ${locale}`);
    return text;
  };
  return {en: english, 'zh-CN': translated('zh-CN'), es: translated('es')};
}
