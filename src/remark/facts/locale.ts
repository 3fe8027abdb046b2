import {TRANSLATION_GROUP, type LocaleFolder} from '../../languages';

export type {LocaleFolder as Locale};

const TRANSLATION = new RegExp(`[\\\\/]i18n[\\\\/]${TRANSLATION_GROUP}[\\\\/]`);

/** The language of a page's text, which isn't always that of the site around it: an untranslated page is English. */
export function localeOf(file: string): LocaleFolder {
  return (TRANSLATION.exec(file)?.[1] as LocaleFolder | undefined) ?? 'en';
}
