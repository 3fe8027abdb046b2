import {parse} from 'yaml';
import {substituteFacts} from '../facts/substitute';
import {languageOf} from '../../languages';
import {LOCALES, type Locale, type Term, type Wording} from './types';

const TERM_KEYS = new Set(['id', 'page', 'tip', ...LOCALES]);
const WORDING_KEYS = new Set(['name', 'also', 'synonyms', 'search', 'means', 'not', 'near', 'but']);

/**
 * Reads the text of `src/facts/glossary.yaml`.
 * @throws Error that contains the term and the fault
 */
export function parseGlossary(text: string): Term[] {
  const data: unknown = parse(text);
  if (!Array.isArray(data)) throw new Error('glossary.yaml is not a list of terms.');
  for (const locale of LOCALES) assertTranslated(data, locale);
  const terms = data.map(readTerm);
  const ids = terms.map(({id}) => id);
  const unsorted = ids.findIndex((id, index) => index > 0 && id <= ids[index - 1]!);
  if (unsorted !== -1)
    throw new Error(
      `glossary.yaml: "${ids[unsorted]}" comes after "${ids[unsorted - 1]}". Sort the terms by id, each id once.`,
    );
  for (const locale of LOCALES) assertDistinct(terms, locale);
  return terms;
}

/**
 * Reports all terms without a translation at once, which a new language needs. Other faults are reported one by one.
 */
function assertTranslated(terms: readonly unknown[], locale: Locale): void {
  const missing = terms
    .filter((term) => typeof term === 'object' && term !== null && !(locale in term))
    .map((term) => String((term as {id?: unknown}).id));
  if (missing.length > 1)
    throw new Error(`glossary.yaml: ${missing.length} terms have no "${locale}": ${missing.join(', ')}.`);
}

function readTerm(raw: unknown): Term {
  const record = (raw ?? {}) as Record<string, unknown>;
  const fail = (what: string): never => {
    throw new Error(`glossary.yaml: the term "${String(record.id)}" ${what}`);
  };
  if (typeof record.id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(record.id))
    fail('has no id of lowercase letters, digits and hyphens.');
  for (const key of Object.keys(record)) if (!TERM_KEYS.has(key)) fail(`has the unknown key "${key}".`);
  if (record.page !== undefined && !/^\/docs\/\S+$/.test(String(record.page)))
    fail('has a page that is not an address below /docs.');
  if (record.tip !== undefined && typeof record.tip !== 'boolean') fail('has a "tip" that is neither true nor false.');
  const wording = (locale: Locale): Wording => readWording(record[locale], locale, fail);
  return {
    id: record.id as string,
    page: record.page as string | undefined,
    tip: record.tip !== false,
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, wording(locale)])) as Record<Locale, Wording>),
  };
}

function readWording(raw: unknown, locale: Locale, fail: (what: string) => never): Wording {
  const record = (raw ?? {}) as Record<string, unknown>;
  for (const key of Object.keys(record))
    if (!WORDING_KEYS.has(key)) fail(`has the unknown key "${key}" under "${locale}".`);
  const list = (key: 'also' | 'synonyms' | 'search' | 'not' | 'but'): string[] => {
    const value = record[key] ?? [];
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '')
      ? value
      : fail(`has a "${key}" under "${locale}" that is not a list of words.`);
  };
  const {name, means} = record;
  if (typeof name !== 'string' || name === '') return fail(`has no name under "${locale}".`);
  if (typeof means !== 'string' || !/[.。]$/.test(means))
    return fail(`has no meaning under "${locale}", or one that does not end with a full stop.`);
  const text = substituteFacts(means, locale);
  const {meaning: longest} = languageOf(locale);
  if ([...text].length > longest)
    fail(`has a meaning of ${[...text].length} characters under "${locale}"; ${longest} is the limit.`);
  const near = readNear(record.near, locale, fail);
  const idle = list('but').find(
    (longer) =>
      ![...list('not'), ...list('search'), ...near.map(({form}) => form)].some((form) => longer.includes(form)),
  );
  if (idle) fail(`allows "${idle}" under "${locale}", which contains nothing that it bans.`);
  return {
    name,
    also: list('also'),
    synonyms: list('synonyms'),
    search: list('search'),
    means: text,
    not: list('not'),
    near,
    but: list('but'),
  };
}

/** `near: {bound: [sponsor]}`: "bound" is wrong in a sentence with "sponsor". */
function readNear(raw: unknown, locale: Locale, fail: (what: string) => never): Wording['near'] {
  if (raw === undefined) return [];
  const wrong = () => fail(`has a "near" under "${locale}" that does not map wordings to lists of words.`);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong();
  return Object.entries(raw).map(([form, words]: [string, unknown]) =>
    Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === 'string')
      ? {form, words}
      : wrong(),
  );
}

/** A form must belong to one term only, and no form of a term may be in a list of banned forms. */
function assertDistinct(terms: Term[], locale: Locale): void {
  const owner = new Map<string, string>();
  for (const {
    id,
    [locale]: {name, also, synonyms},
  } of terms) {
    for (const form of [name, ...also, ...synonyms]) {
      const other = owner.get(form);
      if (other) throw new Error(`glossary.yaml: "${form}" is a form of "${other}" and of "${id}" under "${locale}".`);
      owner.set(form, id);
    }
  }
  for (const {
    id,
    [locale]: {not, search},
  } of terms) {
    const used = [...not, ...search].find((form) => owner.has(form));
    if (used)
      throw new Error(
        `glossary.yaml: "${id}" bans "${used}" under "${locale}", which is a form of "${owner.get(used)}".`,
      );
  }
}
