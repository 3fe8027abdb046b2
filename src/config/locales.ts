import type {Config} from '@docusaurus/types';
import {DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale} from '../languages';

export {LOCALES, type Locale};

function configOf(locale: Locale) {
  const {label, folder} = LANGUAGES[locale];
  return {label, direction: 'ltr', htmlLang: locale, calendar: 'gregory', path: folder} as const;
}

/** The languages as Docusaurus configures them (specification §1, §9). */
export const i18n = {
  defaultLocale: DEFAULT_LOCALE,
  locales: LOCALES,
  localeConfigs: Object.fromEntries(LOCALES.map((locale) => [locale, configOf(locale)])) as Record<
    Locale,
    ReturnType<typeof configOf>
  >,
} satisfies NonNullable<Config['i18n']>;
