/** A text of the site's options: the same in all languages, or locale -> text. */
export type ByLocale = string | Readonly<Record<string, string>>;

/**
 * The text in a locale.
 *
 * @param otherwise the text where the option has none for the locale
 */
export const inLocale = (text: ByLocale, locale: string, otherwise: string): string =>
  typeof text === 'string' ? text : (text[locale] ?? otherwise);
