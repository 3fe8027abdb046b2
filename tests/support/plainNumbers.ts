/**
 * A text whose numbers are written as a program reads them, in any of the three languages: `1,000,000` and `1 000 000` become
 * `1000000`, and `0,05` on a Spanish page becomes `0.05`.
 *
 * @param file path of the page, from which its language follows
 */
export function plainNumbers(text: string, file: string): string {
  const ungrouped = text.replace(/(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '');
  if (file.includes('i18n/es/')) return ungrouped.replace(/(?<=\d),(?=\d)/g, '.');
  return ungrouped.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}
