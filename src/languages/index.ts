/** One language of the portal. */
interface Language {
  /** Name of its folder in `i18n/`, `openrpc/i18n/`, `src/facts/glossary.yaml` and the texts of facts. */
  readonly folder: string;
  /** Its name in the language menu, in the language itself. */
  readonly label: string;
  /** Its English name, for messages of our tools. */
  readonly name: string;
  /** Folder of the dictionaries that check its words. Latin words on Chinese pages are checked as English. */
  readonly dictionary: string;
  /** Folder of its texts in `@docusaurus/theme-translations`; `base` has the English ones. */
  readonly stock: string;
  /** Whether spaces separate words. */
  readonly hasSpaces: boolean;
  /** Its number format; `percent` separates a number from its percent sign. */
  readonly numbers: {readonly group: string; readonly decimal: '.' | ','; readonly percent: '' | '\u00a0'};
  /** Minimum and maximum number of characters in a page's description. */
  readonly description: readonly [number, number];
  /** Maximum number of characters in the meaning of a term, so that it fits into the box next to a word. */
  readonly meaning: number;
}

/**
 * The languages by locale, English first. A locale is the value of `lang` in HTML and, except for English, the first
 * part of the path. Every list of languages derives from this table. For the steps, see "Add a language" in
 * CONTRIBUTING.md.
 */
export const LANGUAGES = {
  en: {
    folder: 'en',
    label: 'English',
    name: 'English',
    dictionary: 'en',
    stock: 'base',
    hasSpaces: true,
    numbers: {group: ',', decimal: '.', percent: ''},
    description: [70, 160],
    meaning: 175,
  },
  'zh-CN': {
    folder: 'zh',
    label: '简体中文',
    name: 'Chinese',
    dictionary: 'en',
    stock: 'zh-Hans',
    hasSpaces: false,
    numbers: {group: ',', decimal: '.', percent: ''},
    description: [30, 80],
    meaning: 80,
  },
  // Narrow no-break spaces separate thousands, because some Spanish-speaking countries use the point as decimal mark,
  // and others the comma.
  es: {
    folder: 'es',
    label: 'Español',
    name: 'Spanish',
    dictionary: 'es',
    stock: 'es',
    hasSpaces: true,
    numbers: {group: '\u202f', decimal: ',', percent: '\u00a0'},
    description: [70, 160],
    meaning: 185,
  },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof LANGUAGES;
/** A language as its folder in `i18n/`. */
export type LocaleFolder = (typeof LANGUAGES)[Locale]['folder'];
export type TranslationFolder = Exclude<LocaleFolder, 'en'>;
export type TranslationLocale = Exclude<Locale, 'en'>;
/** A language that has dictionaries. */
export type DictionaryLanguage = (typeof LANGUAGES)[Locale]['dictionary'];

const rows: readonly (Language & {
  readonly folder: LocaleFolder;
  readonly dictionary: DictionaryLanguage;
  readonly locale: Locale;
})[] = (Object.keys(LANGUAGES) as Locale[]).map((locale) => ({...LANGUAGES[locale], locale}));

export const DEFAULT_LOCALE = 'en' satisfies Locale;
export const LOCALES = rows.map(({locale}) => locale);
export const FOLDERS = rows.map(({folder}) => folder);
export const TRANSLATION_FOLDERS = FOLDERS.filter((folder): folder is TranslationFolder => folder !== 'en');
export const DICTIONARY_LANGUAGES = [...new Set(rows.map(({dictionary}) => dictionary))];

/** The first part of the paths of a locale, for example `/zh-CN`; empty for English. */
export const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** The language of a locale or a folder; English for an unknown name. */
export const languageOf = (name: string): (typeof rows)[number] =>
  rows.find(({locale, folder}) => locale === name || folder === name) ?? rows[0]!;

/** The row of a language in a table; the English row while a new language has none, which the type checker reports. */
export const rowOf = <Row>(table: Readonly<Record<LocaleFolder, Row>>, folder: LocaleFolder): Row =>
  table[folder] ?? table.en;

/** Source of a regular expression for the folders of all translations, as one group. */
export const TRANSLATION_GROUP = `(${TRANSLATION_FOLDERS.join('|')})`;
/** The same for all languages. */
export const FOLDER_GROUP = `(${FOLDERS.join('|')})`;
/** Matches a path that starts with a locale or the name of a folder. */
export const LANGUAGE_PREFIX = new RegExp(`^/(?:${[...new Set([...LOCALES, ...FOLDERS])].join('|')})(?=/|$)`);
