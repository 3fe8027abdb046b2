import es from '@site/i18n/es/code.json';
import zh from '@site/i18n/zh/code.json';
import {languageOf, rowOf, type Locale} from '@site/src/languages';

type Texts = Readonly<Record<string, {message: string}>>;

const TEXTS = {en: {}, zh, es} as const satisfies Record<string, Texts>;

let texts: Texts = {};

/** Runs `work`, whose calls of `translate` return texts of this language. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
  texts = rowOf<Texts>(TEXTS, languageOf(locale).folder);
  try {
    return work();
  } finally {
    texts = {};
  }
}

/** Takes the place of the framework's `translate` in the messages of components. */
export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string>> = {},
): string {
  return (texts[id]?.message ?? message).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
