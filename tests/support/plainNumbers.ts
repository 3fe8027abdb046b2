import {languageOf} from '../../src/languages';

/**
 * Normalizes the numbers of a text: `1,000,000` and `1 000 000` become `1000000`, and `0,05` becomes `0.05` on a page
 * in a language with a decimal comma.
 *
 * @param file path of the page or of its folder, which determines the language
 */
export function plainNumbers(text: string, file: string): string {
  const ungrouped = text.replace(/(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '');
  if (languageOf(/(?:^|\/)i18n\/(\w+)\//.exec(file)?.[1] ?? 'en').numbers.decimal === ',')
    return ungrouped.replace(/(?<=\d),(?=\d)/g, '.');
  return ungrouped.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}
