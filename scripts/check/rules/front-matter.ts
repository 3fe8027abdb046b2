import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {recordError} from '../../../src/plugins/docusaurus-plugin-translations/record';
import type {Page, PageRule, Problem} from '../types';
import {type FieldSchema, type FrontMatterSchema, schemaFor} from './front-matter.schema';

const ajv = new Ajv({allErrors: true, allowUnionTypes: true});
ajv.addKeyword('wrong');
ajv.addFormat('day', isDay);
ajv.addKeyword({keyword: 'isSourceRecord', validate: (_: true, value: unknown) => recordError(value) === undefined});

interface Compiled {
  schema: FrontMatterSchema;
  validate: ValidateFunction;
}
/** One schema for each kind of page and language. */
const compiled = new Map<string, Compiled>();

/** A new schema with its validator. */
export function compile(page: Pick<Page, 'kind' | 'locale'>): Compiled {
  const schema = schemaFor(page);
  return {schema, validate: ajv.compile(schema)};
}

function compiledFor(page: Page): Compiled {
  const id = `${page.kind} ${page.locale}`;
  return compiled.get(id) ?? compiled.set(id, compile(page)).get(id)!;
}

/** Docusaurus silently accepts unknown keys, so a misspelt `descripton` would not be noticed. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  about: 'closed set of keys by kind of page, required keys, lengths, dates, known type',
  *check(page): Generator<Problem> {
    if (page.kind !== 'partial') yield* problemsOf(page, compiledFor(page));
  },
};

/** The faults of a page's front matter. */
export function* problemsOf(
  {frontMatter: values, frontMatterLines: lines}: Pick<Page, 'frontMatter' | 'frontMatterLines'>,
  {schema, validate}: Compiled,
): Generator<Problem> {
  if (Object.keys(values).length === 0) {
    yield {
      line: 1,
      message: 'The page has no front matter.',
      fix: `Start it with "---" and the keys ${schema.required.join(', ')}.`,
    };
    return;
  }
  validate(values);
  const judged = new Set<string>();
  for (const error of validate.errors ?? []) {
    const key = keyOf(error);
    if (judged.has(key)) continue;
    judged.add(key);
    yield {line: lines[key] ?? 1, ...words(error, key, schema, values[key])};
  }
  const {verified, not_run: notRun} = values;
  if (verified === false && notRun === undefined) {
    yield {
      line: lines['verified'] ?? 1,
      message: 'The page does not say what our tests do not cover.',
      fix: `Add "not_run": ${schema.properties['not_run']!.description}.`,
    };
  }
  if (verified !== false && notRun !== undefined) {
    yield {
      line: lines['not_run'] ?? 1,
      message: '"not_run" is set on a page without "verified: false".',
      fix: 'Add "verified: false", or delete "not_run".',
    };
  }
}

/** The key that is missing, unknown or wrong, at any depth. */
const keyOf = ({instancePath, params}: ErrorObject): string =>
  instancePath.split('/')[1] ??
  String(
    (params as Record<string, unknown>)['missingProperty'] ?? (params as Record<string, unknown>)['additionalProperty'],
  );

function words(
  {instancePath, keyword}: ErrorObject,
  key: string,
  {properties}: FrontMatterSchema,
  value: unknown,
): Omit<Problem, 'line'> {
  const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (!field)
    return {
      message: `The front matter key "${key}" is unknown.`,
      fix: `Delete it, or use one of ${Object.keys(properties).join(', ')}.`,
    };
  if (instancePath === '') return {message: `The front matter has no "${key}".`, fix: `Add it: ${field.description}.`};
  return {message: `"${key}" ${wrong(field, keyword, value)}.`, fix: `It should be: ${field.description}.`};
}

function wrong({wrong: texts}: FieldSchema, keyword: string, value: unknown): string {
  const text = typeof texts === 'string' ? texts : texts[keyword]!;
  return text.replace('{value}', () => String(value)).replace('{length}', () => String([...String(value)].length));
}

/** Whether the day of an ISO date exists in the calendar; a time can follow the date. */
function isDay(value: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+Z?)?$/.exec(value)?.[1];
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day!);
}
