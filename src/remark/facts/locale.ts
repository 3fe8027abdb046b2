import type {Locale} from '../glossary/types';

export type {Locale};

/** The language of a page's text, which isn't always that of the site around it: an untranslated page is English. */
export function localeOf(file: string): Locale {
  return (/[\\/]i18n[\\/](zh|es)[\\/]/.exec(file)?.[1] as Locale | undefined) ?? 'en';
}
