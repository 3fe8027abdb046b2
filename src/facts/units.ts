/** Units that are words, by language; signs such as `ms` and `GDrip` are the same in all of them. */
const WORDS: Record<string, Record<string, string>> = {bytes: {zh: '字节'}};

/** A unit of the facts in a language: `bytes` is `字节` in Chinese. */
export const unitName = (unit: string | undefined, locale: string): string | undefined => (unit === undefined ? undefined : WORDS[unit]?.[locale] ?? unit);
